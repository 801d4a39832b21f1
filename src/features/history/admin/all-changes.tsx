import { useCallback } from 'react'
import { ask } from '../../../admin/ask-server'
import { Answered } from '../../../admin/ui/answered'
import { CARD, LINK } from '../../../admin/ui/looks'
import { Select } from '../../../admin/ui/select'
import { useAnswer } from '../../../admin/use-answer'
import type { NamedDocument } from '../../../model/content-state.ts'
import { HISTORY, type Overview, type RecentChange } from '../rules/change.ts'
import { screenFor } from './addresses'
import { Author } from './change-item'

const SHOWN_AT_MOST = 8

/** The newest changes of all documents, and the choice of one of them. */
export function AllChanges({ branch }: { branch: string }) {
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<Overview>(HISTORY, { branch, signal }), [branch]))
  return (
    <Answered asked={asked}>
      {({ changes, documents }) => (
        <>
          <Choice documents={documents} />
          <h2 className="mb-3 mt-6 text-xl">Newest changes</h2>
          <ul>
            {changes.map((change) => (
              <Item key={change.commit} change={change} documents={documents} />
            ))}
          </ul>
        </>
      )}
    </Answered>
  )
}

function Item({ change: { author, date, paths }, documents }: { change: RecentChange; documents: NamedDocument[] }) {
  const titleOf = (path: string) => documents.find((document) => document.path === path)?.title ?? `${path} (deleted)`
  return (
    <li className={`${CARD} p-3`}>
      <Author author={author} date={date} />
      <ul className="list-disc ps-5 pt-1">
        {paths.slice(0, SHOWN_AT_MOST).map((path) => (
          <li key={path}>
            <a href={screenFor(path)} className={LINK}>
              {titleOf(path)}
            </a>
          </li>
        ))}
      </ul>
      {paths.length > SHOWN_AT_MOST && <p>and {paths.length - SHOWN_AT_MOST} more documents</p>}
    </li>
  )
}

function Choice({ documents }: { documents: NamedDocument[] }) {
  const collections = [...new Set(documents.map(({ collection }) => collection))]
  const choose = (path: string) => {
    window.location.hash = screenFor(path)
  }
  return (
    <Select label="History of" value="" onChoose={choose}>
      <option value="">Choose a document</option>
      {collections.map((name) => (
        <optgroup key={name} label={name}>
          {documents.flatMap(({ collection, path, title }) =>
            collection === name ? (
              <option key={path} value={path}>
                {title}
              </option>
            ) : (
              []
            ),
          )}
        </optgroup>
      ))}
    </Select>
  )
}
