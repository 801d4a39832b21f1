import type { Change } from '../../../src/features/history/rules/change.ts'
import type { Opened } from './documents'
import { whenOf } from './greeting'
import { word } from './words'

type Props = { documents: Opened[]; unsaved: Set<string>; changeOf(path: string): Change | undefined }

/** A state of a document: shape and word first, colour third. */
const STATES = {
  unsaved: {
    mark: 'rounded-full border-[2.5px] border-[var(--color-rose-700)]',
    text: 'text-[var(--color-rose-700)]',
  },
  unpublished: {
    mark: 'rounded-full border-[1.5px] border-dashed border-[var(--color-ink-3)]',
    text: 'text-[var(--color-ink-3)]',
  },
  public: { mark: 'rounded-full bg-[var(--color-ok-700)]', text: 'text-[var(--color-ink-2)]' },
}

/** Pages or treatments, each with its name, whether visitors see it, and who changed it last. */
export function Cards({ documents, unsaved, changeOf }: Props) {
  const now = new Date()
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(210px,1fr))] gap-x-6">
      {documents.map(({ path, title, address, isPublic }) => {
        const state = unsaved.has(path) ? 'unsaved' : isPublic ? 'public' : 'unpublished'
        const { mark, text } = STATES[state]
        const change = changeOf(path)
        return (
          <li key={path} className="border-b border-gray-200">
            <a href={`#/~${address}`} className="block h-full py-3">
              <span className="block text-[17px] font-medium text-[var(--color-ink)] hover:text-[var(--color-rose-700)]">{title}</span>
              <span className="block truncate text-sm text-gray-600">{address}</span>
              <span className={`mt-1 flex items-center gap-2 text-sm ${text}`}>
                <span aria-hidden="true" className={`h-2.5 w-2.5 flex-none ${mark}`} />
                {word(state)}
                {change && (
                  <span className="truncate text-gray-600">
                    {word('changedBy', { author: change.author, when: whenOf(change.date, now) })}
                  </span>
                )}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
