import { useHref, useLocation } from 'react-router-dom'
import type { ListedPreview } from '../rules/list-preview.ts'
import { useNewerVersion } from './use-newer-version.ts'

/** Notes for testers above the page: that there is a newer version, and which parts of the branch can't be shown. */
export function PreviewNotes({ preview: { branch, version, newer, problems } }: { preview: ListedPreview }) {
  const isOld = useNewerVersion(branch, version)
  const here = useHref(useLocation())
  return (
    <>
      {isOld && (
        <p className="pvw-newer" role="status">
          {newer.text} <a href={here}>{newer.link}</a>
        </p>
      )}
      {problems && (
        <section className="pvw-broken">
          <div className="pvw-in">
            <p className="h4">{problems.title}</p>
            <ul lang="en" dir="ltr">
              {problems.list.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  )
}
