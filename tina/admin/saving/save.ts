import { isSessionExpiredError } from 'tinacms'
import { restoreInto } from '../unsaved/keep'
import type { Cms, Form, FormValues, Kind } from './form'

const UPDATE = `mutation UpdateDocument($collection: String!, $relativePath: String!, $params: DocumentUpdateMutation!) {
  updateDocument(collection: $collection, relativePath: $relativePath, params: $params) { __typename }
}`

async function send(cms: Cms, { name, path }: Kind, id: string, values: FormValues): Promise<boolean> {
  const { request, schema } = cms.api.tina
  const variables = { collection: name, relativePath: id.slice(path.length + 1), params: schema.transformPayload(name, values) }
  try {
    await request.call(cms.api.tina, UPDATE, { variables })
    cms.alerts.success('Document saved!')
    return true
  } catch (error) {
    if (!isSessionExpiredError(error)) cms.alerts.error(plainWords(error instanceof Error ? error.message : String(error)))
    return false
  }
}

/**
 * Makes the saved values those that the form starts from. Text that was typed or emptied while the save was on its way
 * stays so, unsaved.
 */
function settle(form: Form, saved: FormValues): void {
  const now = form.values
  form.finalForm.batch(() => {
    form.finalForm.initialize(saved)
    restoreInto(form, now)
  })
}

/**
 * Replaces Tina's way to save a form. Where the server refuses, the form stays as it is and can be saved again; Tina's
 * own way would take it for saved.
 */
export function saveThrough(cms: Cms, kind: Kind, form: Form): void {
  form.finalForm.setConfig('onSubmit', async (values) => {
    const changed = await form.beforeSubmit?.(values)
    for (const [name, value] of Object.entries(changed ?? {})) form.change(name, value)
    const sent = changed ?? values
    if (await send(cms, kind, form.id, sent)) settle(form, sent)
  })
}

/**
 * Returns the server's message without the words that Tina puts around it. Where none are left, the sentence says that
 * the server could not be reached.
 * `'Unable to fetch, errors: \n\tNothing was saved: Title must not be empty'` => `'Nothing was saved: Title must not be empty'`
 */
const plainWords = (message: string): string =>
  message
    .replace(/^Unable to fetch, errors:\s*/, '')
    .replace(/^Unable to complete request, .*?(Response: |$)/, '')
    .trim() || 'The server could not be reached. Nothing was saved; your text is still in the form.'
