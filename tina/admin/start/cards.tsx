import type { ListedDocument } from '../../../src/features/lists/rules/list.ts'
import { stateOf } from '../lists/sentences'
import { type ListWarnings, statesOf } from '../lists/states'
import { Thumb } from '../lists/thumb'
import { word as stateWord } from '../lists/words'
import type { DeskDocument } from './documents'
import { whenOf } from './greeting'
import { word } from './words'

type Props = { documents: DeskDocument[]; rowOf(path: string): ListedDocument | undefined; beside: ListWarnings }

/** Pages or treatments, each as a small picture of itself with its name, its state, and who changed it last. */
export function Cards({ documents, rowOf, beside }: Props) {
  return (
    <ul className="desk-cards mt-5 grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-6 sm:grid-cols-[repeat(auto-fill,minmax(210px,1fr))] gap-y-7">
      {documents.map((document) => (
        <li key={document.path}>
          <a href={`#/~${document.address}`} className="group block h-full">
            <Thumb picture={rowOf(document.path)?.picture} sections={rowOf(document.path)?.sections ?? []} />
            <span className="block text-[17px] font-medium text-[var(--color-ink)] group-hover:text-[var(--color-rose-700)]">
              {document.title}
            </span>
            <span className="block truncate text-sm text-gray-600">{document.address}</span>
            <StateOfCard document={document} row={rowOf(document.path)} beside={beside} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The state of a document and its last change. Until its row is there, only what the document says by itself. */
function StateOfCard({
  document: { path, isPublic },
  row,
  beside,
}: {
  document: DeskDocument
  row: ListedDocument | undefined
  beside: ListWarnings
}) {
  const first = row && statesOf(row, beside)[0]
  const state = first ?? (beside.unsaved.has(path) ? 'unsaved' : isPublic ? 'public' : 'hidden')
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
      <span className="list-state" data-state={state}>
        <i aria-hidden="true" />
        {row ? stateOf(state, row, beside.errors.get(path) ?? 0) : stateWord(state)}
      </span>
      {row?.hand && (
        <span className="truncate text-gray-600">
          {word('changedBy', { author: row.hand.author, when: whenOf(row.hand.date, new Date()) })}
        </span>
      )}
    </span>
  )
}
