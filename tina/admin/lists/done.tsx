import { useEffect, useRef } from 'react'
import { word } from './words'

/** What was just done to a row, and how to take it back where that can be. */
export type DoneWork = { text: string; undo?(): Promise<void> }

/** Says what was just done. The way back has the focus: the row that had it may be gone. */
export function Done({ done }: { done?: DoneWork }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (done?.undo) undo.current?.focus()
  }, [done])
  return (
    <div role="status" className="list-done">
      {done && (
        <>
          <span>{done.text}</span>
          {done.undo && (
            <button ref={undo} type="button" className="list-button" onClick={() => void done.undo?.()}>
              {word('undo')}
            </button>
          )}
        </>
      )}
    </div>
  )
}
