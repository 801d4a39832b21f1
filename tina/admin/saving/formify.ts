import { followInForm } from '../same/follow'
import { rememberChanges } from '../undo/history'
import { keepUnsaved } from '../unsaved/keep'
import { countByMeaning } from './by-meaning'
import { branchOf, type Cms, type Form, personOf } from './form'
import { saveThrough } from './save'

type Creator = (config: object) => unknown
type Given = { formConfig: { id: string; fields: { name: string }[] }; createForm: Creator; createGlobalForm: Creator }

/** Every form of the visual editor: it says what the server refuses, and its unsaved changes outlive the tab. */
export function formify({ formConfig, createForm, createGlobalForm }: Given, tina: unknown) {
  const cms = tina as Cms
  const kind = cms.api.tina.schema.getCollectionByFullPath(formConfig.id)
  const form = (kind.ui?.global ? createGlobalForm(formConfig) : createForm(formConfig)) as Form
  countByMeaning(
    form,
    formConfig.fields.map(({ name }) => name),
  )
  rememberChanges(form)
  followInForm(form, kind.fields)
  saveThrough(cms, kind, form)
  keepUnsaved(form, branchOf(cms), personOf(cms))
  return form
}
