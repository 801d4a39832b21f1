import { useEffect, useState } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import type { ListedPreview } from '../rules/list-preview.ts'
import { previewVersionPath } from '../rules/preview.ts'

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

const EVERY_MS = 5_000

const OPEN = '.pvw details[open], .rvw[open], .cmp[open]'

/** Tells whether something is typed of the draft and not sent, also where its panel is folded up. */
const isHalfSaid = () => [...document.querySelectorAll<HTMLTextAreaElement>('.rvw textarea')].some(({ value }) => value.trim() !== '')

/**
 * Tells whether somebody is in the middle of something that a new page would end: typing, or reading the list in the bar, or what is said
 * of the draft, or comparing it.
 */
const isBusy = () =>
  Boolean(document.activeElement?.matches('main :is(input, select, textarea)') || document.querySelector(OPEN) || isHalfSaid())

/**
 * Loads the page anew once a branch, or the site that it is compared with, has new commits. While somebody is in the middle of
 * something it returns true instead. The server is asked every five seconds, but not while the page is not in sight.
 */
function useNewerVersion(branch: string | undefined, version: string | undefined): boolean {
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    if (!branch || isOld) return
    let asking = false
    async function look(name: string) {
      if (document.hidden || asking) return
      asking = true
      try {
        const response = await fetch(previewVersionPath(name))
        const answer: { version?: string } = response.ok ? await response.json() : { version }
        if (answer.version === version) return
        if (isBusy()) setOld(true)
        else location.reload()
      } catch {
        // Without a connection there is nothing new.
      } finally {
        asking = false
      }
    }
    const now = () => void look(branch)
    const timer = setInterval(now, EVERY_MS)
    document.addEventListener('visibilitychange', now)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', now)
    }
  }, [branch, version, isOld])
  return isOld
}
