import { useId, useState } from 'react'
import { BUTTON } from './choice'

const MOST = 5000

/** The field for the note that staff write about an enquiry. */
export function Note({ note, onSave }: { note: string; onSave(note: string): void }) {
  const [text, setText] = useState(note)
  const id = useId()
  return (
    <div className="mt-4">
      <label htmlFor={id} className="text-sm text-gray-600">
        Note for your colleagues; visitors never see it
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        maxLength={MOST}
        value={text}
        className="mt-1 block w-full rounded border border-gray-250 p-2 text-base text-gray-900"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" className={`${BUTTON} mt-2`} disabled={text === note} onClick={() => onSave(text)}>
        Save note
      </button>
    </div>
  )
}
