import { followInForm } from '../same/follow'
import { keepUnsaved } from '../unsaved/keep'
import { countByMeaning } from './by-meaning'
import { branchOf, type Cms, type Form, personOf } from './form'
import { saveThrough } from './save'

const EDITED = '#/collections/edit/'

/**
 * Saves the form of a document that was opened from a list, or from the settings, and keeps what is typed there, in the same
 * way as those beside a page. Tina's hook for forms, `formifyCallback`, is for the latter alone; its own way knows neither of
 * others' changes nor of facts that stand elsewhere.
 */
export function saveListForm(cms: Cms, form: Form): void {
  if (!window.location.hash.startsWith(EDITED)) return
  const kind = cms.api.tina.schema.getCollectionByFullPath(form.id)
  if (!kind) return
  countByMeaning(
    form,
    kind.fields.map(({ name }) => name),
  )
  followInForm(form, kind.fields)
  saveThrough(cms, kind, form)
  keepUnsaved(form, branchOf(cms), personOf(cms))
}
