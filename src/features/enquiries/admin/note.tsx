import { useId, useState } from 'react'
import { Button } from '../../../admin/ui/button'
import { INPUT, QUIET } from '../../../admin/ui/looks'
import { Notice } from '../../../admin/ui/notice'
import { MOST_OF_NOTE } from '../rules/inbox.ts'
import { followed, type TypedNote } from './typed-note'
import { word } from './words'

/** The field for the note that staff write about an enquiry; where two write at once, with the note of the other. */
export function Note({ note, onSave }: { note: string; onSave(note: string): Promise<void> }) {
  const [typed, setTyped] = useState<TypedNote>({ text: note, read: note })
  const [isSaving, setSaving] = useState(false)
  const id = useId()
  const now = followed(typed, note)
  if (now !== typed) setTyped(now)
  const { text, read } = now
  const save = () => {
    setTyped({ ...now, sent: text })
    setSaving(true)
    void onSave(text).finally(() => setSaving(false))
  }
  return (
    <div className="mt-4">
      <label htmlFor={id} className={QUIET}>
        {word('note')}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        maxLength={MOST_OF_NOTE}
        value={text}
        className={`my-2 ${INPUT}`}
        onChange={({ target }) => setTyped({ ...now, text: target.value })}
      />
      {read !== note && <OtherNote note={note} />}
      <Button disabled={text === note || isSaving} onClick={save}>
        {word('saveNote')}
      </Button>
    </div>
  )
}

/** What a colleague has written while somebody was typing. */
const OtherNote = ({ note }: { note: string }) => (
  <Notice tone="warn" role="alert">
    <div>
      <p>{word(note ? 'otherNote' : 'otherNoteEmpty')}</p>
      {note && (
        <p dir="auto" className="my-2 whitespace-pre-wrap break-words text-base">
          {note}
        </p>
      )}
      <p>{word('otherNoteLead')}</p>
    </div>
  </Notice>
)
