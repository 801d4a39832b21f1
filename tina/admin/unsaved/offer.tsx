import { Button } from '../../../src/admin/ui/button'
import type { Cms, Form } from '../saving/form'
import { type Draft, dropDraft, markOf } from './drafts'
import { restoreInto } from './keep'

type Props = { draft: Draft; form: Form; cms: Cms; onDecided(): void }

/** When, as people say it: `'12 May, 14:03'` */
const timeOf = (at: number) => new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** One set of unsaved changes: put them back, or be rid of them. */
export function Offer({ draft, form, cms, onDecided }: Props) {
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
