import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Cms } from '../saving/form'
import { word } from '../shell/words'
import { type FormGroup, groupsOf } from './groups'

/** The button of Tina that leads to its list of a page's files: the only one with this icon. */
const BUTTON = 'button:has(> .lucide-file-stack)'

/** How often the open list looks for documents that have come since. */
const LOOK_MS = 300

const groupsIn = (cms: Cms) => groupsOf(cms, cms.api.tina.schema.getCollections())

/**
 * Takes the place of Tina's list of a page's files, a tree of folders for which it has no plugin: its button opens this dialog with
 * the titles of the texts.
 */
export function listAlsoHere(tina: unknown): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<AlsoHere cms={tina as Cms} />)
}

function AlsoHere({ cms }: { cms: Cms }) {
  const [groups, setGroups] = useState<FormGroup[]>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!(event.target as Element).closest?.(BUTTON)) return
      event.preventDefault()
      event.stopPropagation()
      setGroups(groupsIn(cms))
    }
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [cms])
  const isOpen = groups !== undefined
  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    // Documents of the page still come while it is open, and Tina tells only what it draws itself.
    const timer = setInterval(() => setGroups((shown) => shown && groupsIn(cms)), LOOK_MS)
    return () => clearInterval(timer)
  }, [cms, isOpen])
  const choose = (path: string) => {
    dialog.current?.close()
    cms.dispatch({ type: 'forms:set-active-form-id', value: path })
  }
  if (!groups) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby="also-here"
      onClose={() => setGroups(undefined)}
      className="m-auto max-h-[80dvh] w-[34rem] max-w-[92vw] overflow-auto rounded-sm border border-[var(--color-sand)] bg-[var(--color-paper)] p-6 font-sans text-[15px] text-[var(--color-ink-2)] shadow-lg backdrop:bg-[rgb(36_26_34_/_.35)]"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="also-here" className="text-2xl">
          {word('alsoTitle')}
        </h2>
        <button type="button" className="h-8 underline underline-offset-4" onClick={() => dialog.current?.close()}>
          {word('close')}
        </button>
      </div>
      <p className="mt-1 text-sm text-gray-600">{word('alsoLead')}</p>
      {groups.map(({ label, entries }) => (
        <section key={label} aria-label={label}>
          <h3 className="mt-4 border-b border-[var(--color-brass-500)] pb-1 text-[19px]">{label}</h3>
          <ul>
            {entries.map(({ path, title, isUnsaved, isOpen }) => (
              <li key={path} className="border-b border-gray-200">
                <button
                  type="button"
                  dir="auto"
                  aria-current={isOpen ? 'true' : undefined}
                  onClick={() => choose(path)}
                  className="flex w-full items-center justify-between gap-3 py-2 text-start text-[var(--color-ink)] hover:text-[var(--color-rose-700)] aria-[current]:font-medium"
                >
                  <span className="min-w-0">{title}</span>
                  {isUnsaved && <span className="flex-none text-sm text-[var(--color-rose-700)]">{word('alsoUnsaved')}</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </dialog>
  )
}
