import { useId, useState } from 'react'
import { Button } from '../../../admin/ui/button'
import { INPUT, QUIET } from '../../../admin/ui/looks'
import { MOST_OF_NOTE } from '../rules/inbox.ts'

/** The field for the note that staff write about an enquiry. */
export function Note({ note, onSave }: { note: string; onSave(note: string): void }) {
  const [text, setText] = useState(note)
  const id = useId()
  return (
    <div className="mt-4">
      <label htmlFor={id} className={QUIET}>
        Note for your colleagues; visitors never see it
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        maxLength={MOST_OF_NOTE}
        value={text}
        className={`my-2 ${INPUT}`}
        onChange={({ target }) => setText(target.value)}
      />
      <Button disabled={text === note} onClick={() => onSave(text)}>
        Save note
      </Button>
    </div>
  )
}
