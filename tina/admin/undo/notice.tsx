import { useEffect, useRef } from 'react'
import { useCMS } from 'tinacms'
import { LOOKS } from '../../../src/admin/ui/button'
import type { Cms } from '../saving/form'
import { bringBack, type Deletion, deletionsIn, usePast } from './history'
import { word } from './words'

/** What the keyboard was led to once. Tina draws this anew where the form begins to differ from what is saved. */
const offered = new WeakSet<Deletion['step']>()

/** Above the form: what was just deleted, and the way to have it back, as long as it can be brought back. */
function UndoNotice() {
  const cms = useCMS() as unknown as Cms
  const form = cms.state.forms.find(({ tinaForm }) => tinaForm.id === cms.state.activeFormId)?.tinaForm
  const removed = deletionsIn(usePast(), form)
  const last = removed.at(-1)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!last || offered.has(last.step)) return
    offered.add(last.step)
    // The bin that was pressed is gone, or is that of the next row: the keyboard goes on here.
    if (document.activeElement?.matches('body, [tabindex="-1"], [data-test^="delete-item"]')) button.current?.focus()
  }, [last])
  return (
    <div role="status" className="flex-none px-4 font-sans">
      {form && last && (
        <p className="my-2 flex items-center justify-between gap-3 rounded border border-gray-250 bg-white px-3 py-1.5 text-sm text-gray-800">
          <span className="min-w-0">
            {last.name ? word('deletedWhat', { name: last.name }) : word('deleted')}
            {removed.length > 1 && <span className="text-gray-600"> {word('more', { number: removed.length - 1 })}</span>}
          </span>
          {/* The admin runs on React 18, where only an element of its own takes a ref. */}
          <button ref={button} type="button" className={LOOKS.plain} onClick={() => bringBack(cms, last)}>
            {word('undo')}
          </button>
        </p>
      )}
    </div>
  )
}

/** Tina shows plugins of this type above the form of a document. */
export const undoNotice = { __type: 'form:meta', name: 'undo', Component: UndoNotice }
