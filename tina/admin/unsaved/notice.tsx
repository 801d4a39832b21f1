import { useState } from 'react'
import { useCMS } from 'tinacms'
import { Button } from '../../../src/admin/ui/button'
import { Notice } from '../../../src/admin/ui/notice'
import { branchOf, type Cms, type Form } from '../saving/form'
import { type Draft, draftsIn, dropDraft, markOf } from './drafts'
import { keyOf, restoreInto } from './keep'

/** Above the form: what was typed into the documents of this page and never saved. */
function UnsavedNotice() {
  const cms = useCMS() as unknown as Cms
  const [, setDecided] = useState(0)
  const drafts = draftsIn().filter(({ branch }) => branch === branchOf(cms))
  const found = drafts.flatMap((draft) => {
    const form = cms.state.forms.find(({ tinaForm }) => tinaForm.id === draft.path)?.tinaForm
    return form && keyOf(form) !== draft.key ? [{ draft, form }] : []
  })
  if (found.length === 0) return null
  return (
    <div className="px-4 pt-1 font-sans">
      <Notice tone="warn" role="alert">
        {found.map(({ draft, form }) => (
          <Offer key={draft.key} draft={draft} form={form} cms={cms} onDecided={() => setDecided((number) => number + 1)} />
        ))}
      </Notice>
    </div>
  )
}

/** Tina shows plugins of this type above the form of a document. */
export const unsavedNotice = { __type: 'form:meta', name: 'unsaved', Component: UnsavedNotice }

type Props = { draft: Draft; form: Form; cms: Cms; onDecided(): void }

/** When, as people say it: `'12 May, 14:03'` */
const timeOf = (at: number) => new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** One set of unsaved changes: put them back, or be rid of them. */
function Offer({ draft, form, cms, onDecided }: Props) {
  const decide = (restore: boolean) => {
    if (restore) {
      restoreInto(form, draft.values)
      cms.dispatch({ type: 'forms:set-active-form-id', value: form.id })
    }
    dropDraft(draft.key)
    onDecided()
  }
  const name = String(form.values.title ?? form.values.question ?? form.values.name ?? form.values.brand ?? form.id)
  return (
    <div>
      <p>
        You have unsaved changes to “{name}” from {timeOf(draft.at)}.
        {draft.base !== markOf(form.initialValues) &&
          ' It was saved by somebody since then: if you restore and save yours, theirs is replaced.'}
      </p>
      <p className="mt-2 flex gap-3">
        <Button onClick={() => decide(true)}>Restore</Button>
        <Button onClick={() => decide(false)}>Discard</Button>
      </p>
    </div>
  )
}
