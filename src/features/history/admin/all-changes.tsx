import { useCallback } from 'react'
import { Problem } from './problem'
import { type Named, readableTime, readOverview, screenFor } from './service'
import { useAnswer } from './use-answer'

const SHOWN_AT_MOST = 8

/** The newest changes of all documents, and the choice of one of them. */
export function AllChanges({ branch }: { branch: string }) {
  const { answer, problem } = useAnswer(useCallback(() => readOverview(branch), [branch]))
  if (!answer) return problem ? <Problem text={problem} /> : <p>Loading …</p>
  const { changes, documents } = answer
  const titleOf = (path: string) => documents.find((document) => document.path === path)?.title ?? `${path} (deleted)`
  return (
    <>
      <Choice documents={documents} />
      <h2 style={{ fontSize: 20, margin: '24px 0 12px' }}>Newest changes</h2>
      <ul style={{ listStyle: 'none', padding: 0 }}>
        {changes.map(({ commit, author, date, paths }) => (
          <li key={commit} style={{ border: '1px solid #ddd', borderRadius: 6, padding: 12, marginBottom: 8, background: '#fff' }}>
            <b>
              <bdi>{author}</bdi>
            </b>
            , <time dateTime={date}>{readableTime(date)}</time>
            <ul style={{ padding: '4px 0 0 20px', listStyle: 'disc' }}>
              {paths.slice(0, SHOWN_AT_MOST).map((path) => (
                <li key={path}>
                  <a href={screenFor(path)} style={{ textDecoration: 'underline' }}>
                    {titleOf(path)}
                  </a>
                </li>
              ))}
            </ul>
            {paths.length > SHOWN_AT_MOST && <p>and {paths.length - SHOWN_AT_MOST} more documents</p>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Choice({ documents }: { documents: Named[] }) {
  const collections = [...new Set(documents.map(({ collection }) => collection))]
  return (
    <label>
      History of{' '}
      <select
        value=""
        onChange={({ target }) => {
          window.location.hash = screenFor(target.value)
        }}
      >
        <option value="">Choose a document</option>
        {collections.map((collection) => (
          <optgroup key={collection} label={collection}>
            {documents
              .filter((document) => document.collection === collection)
              .map(({ path, title }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
