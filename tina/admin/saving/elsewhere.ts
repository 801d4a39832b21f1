import { askElsewhere } from '../../../src/features/find/admin/elsewhere/ask-elsewhere'
import { boundIn, placeOf } from '../../../src/model/same/bindings.ts'
import type { SetText } from '../../../src/model/set-text.ts'
import { plain } from '../translations/plain'
import type { Cms, Form, FormValues } from './form'

const OPEN = `query OpenDocument($id: String!) {
  node(id: $id) { ... on Document { _internalSys: _sys { path } _internalValues: _values } }
}`

/** Asks where else a fact is to change that a form has changed; undefined where the editor wants to go on writing first. */
export const elsewhereFor = (cms: Cms, form: Form, values: FormValues): Promise<SetText[] | undefined> =>
  askElsewhere({ path: form.id, before: plain(form.initialValues) as object, after: plain(values) as object }, cms.api.tina.branch)

/** Tells whether texts of a form say the same as texts of a document. */
const follows = ({ values }: Form, path: string) => boundIn(plain(values)).some(({ reference }) => placeOf(reference)?.path === path)

/** Shows what was set in other documents, or follows this one there, in their forms, as far as they are open and nothing is unsaved in them. */
export async function showSet(cms: Cms, own: Form, texts: SetText[]): Promise<void> {
  const paths = new Set(texts.map(({ path }) => path))
  const others = cms.state.forms
    .map(({ tinaForm }) => tinaForm)
    .filter((form) => form.id !== own.id && (paths.has(form.id) || follows(form, own.id)))
  for (const form of others) {
    if (form.finalForm.getState().dirty) continue
    const answer = await cms.api.tina
      .request<{ node: { _internalValues: FormValues } | null }>(OPEN, { variables: { id: form.id } })
      .catch(() => undefined)
    const values = answer?.node?._internalValues
    if (values && !form.finalForm.getState().dirty) form.finalForm.reset(values)
  }
}
