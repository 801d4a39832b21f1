import { isSessionExpiredError } from 'tinacms'
import { closedSentence } from '../../../src/admin/role-words'
import { offers, standingNow } from '../../../src/admin/standing'
import type { SetText } from '../../../src/model/set-text.ts'
import { SOURCES } from '../../../src/model/translations/texts.ts'
import { REVISION } from '../../../src/model/version.ts'
import { plain } from '../translations/plain'
import { restoreInto } from '../unsaved/keep'
import { meaningOf } from '../unsaved/meaning'
import { elsewhereFor, showSet } from './elsewhere'
import { type Cms, type CmsCollection, type Form, type FormValues, isOnSite } from './form'
import { permissionFor } from './name-buttons'
import { tellRefused, tellSaved } from './saved'
import { word } from './sentences'
import { plainWords } from './words'

const UPDATE = `mutation UpdateDocument($collection: String!, $relativePath: String!, $params: DocumentUpdateMutation!) {
  updateDocument(collection: $collection, relativePath: $relativePath, params: $params) { __typename }
}`
const OPEN = `query OpenDocument($id: String!) {
  node(id: $id) { ... on Document { _internalSys: _sys { path } _internalValues: _values } }
}`

/**
 * What the server is told beside the values: a name that no other form has, the revision that the form began with, and the texts that
 * are set elsewhere with it.
 */
type Beside = { form: string; opened: unknown; also: SetText[] }

/** What is sent, once it is saved: `_revision` is what the form holds from then on. */
type Saved = { [REVISION]?: string }

/** Says that a form was saved, and who sees it, as far as that is known. `isElsewhere`: texts in other documents were set with it. */
export const savedSentence = (isSite: boolean, isElsewhere: boolean, { visibility }: FormValues): string =>
  isSite && visibility === 'unpublished' && !isElsewhere
    ? word('savedSiteHidden')
    : word(`${isSite ? 'savedSite' : 'savedDraft'}${isElsewhere ? 'Elsewhere' : ''}`)

async function send(cms: Cms, { name, path }: CmsCollection, id: string, values: FormValues, beside: Beside): Promise<Saved | undefined> {
  const { tina } = cms.api
  const params = tina.schema.transformPayload(name, values)
  try {
    const saved = await tina.request<Saved | null>(UPDATE, {
      variables: { collection: name, relativePath: id.slice(path.length + 1), params, ...beside },
    })
    cms.alerts.success(savedSentence(isOnSite(cms), beside.also.length > 0, values))
    return { [REVISION]: saved?.[REVISION] }
  } catch (error) {
    if (!isSessionExpiredError(error)) tellRefused(cms, id, plainWords(error instanceof Error ? error.message : String(error)))
    return undefined
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

/** What a document says, without what the server records of its translations. */
const wordsOf = (values: FormValues) =>
  meaningOf(JSON.parse(JSON.stringify(plain(values), (name, value) => (name === SOURCES ? undefined : value))))

/** Returns the values of a form's document as they are saved; undefined where they can't be read. */
async function savedValues(cms: Cms, form: Form): Promise<FormValues | undefined> {
  const answer = await cms.api.tina
    .request<{ node: { _internalValues: FormValues } | null }>(OPEN, { variables: { id: form.id } })
    .catch(() => undefined)
  return answer?.node?._internalValues
}

/** Shows in a form without unsaved changes what others saved meanwhile. Returns false where that can't be, or something is unsaved. */
export async function showSaved(cms: Cms, form: Form): Promise<boolean> {
  const values = await savedValues(cms, form)
  if (!values || form.finalForm.getState().dirty) return false
  form.finalForm.reset(values)
  return true
}

/**
 * Shows what the document is after a save, with what others changed in it meanwhile. Where it can't be asked for, or something
 * was typed since, the form stays as it is: the next save is merged as well.
 */
async function showMerged(cms: Cms, form: Form, saved: FormValues): Promise<void> {
  const values = await savedValues(cms, form)
  if (!values || meaningOf(form.values) !== meaningOf(saved)) return
  // `reset` lets the editors of long texts begin anew, too.
  if (wordsOf(values) !== wordsOf(saved)) form.finalForm.reset(values)
}

/**
 * Replaces Tina's way to save a form. Where the server refuses, the form stays as it is and can be saved again; Tina's
 * own way would take it for saved.
 */
export function saveThrough(cms: Cms, kind: CmsCollection, form: Form): void {
  const name = crypto.randomUUID()
  form.finalForm.setConfig('onSubmit', async (values) => {
    const [standing, permission] = [standingNow(), permissionFor(form)]
    if (standing && !offers(permission)) return tellRefused(cms, form.id, closedSentence(permission, standing))
    const changed = await form.beforeSubmit?.(values)
    for (const [name, value] of Object.entries(changed ?? {})) form.change(name, value)
    const sent = changed ?? values
    const also = await elsewhereFor(cms, form, sent)
    if (!also) return
    const saved = await send(cms, kind, form.id, sent, { form: name, opened: form.initialValues[REVISION], also })
    if (!saved) return
    settle(form, { ...sent, ...saved })
    tellSaved(form.id)
    void showSet(cms, form, also)
    void showMerged(cms, form, sent)
  })
}
