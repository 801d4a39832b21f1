import { useSyncExternalStore } from 'react'
import { CommentsOn } from '../comments/notice'
import { formOf, lookOften, pathsOpen } from '../presence/opened'
import type { Cms } from '../saving/form'
import { UnsavedIn } from '../unsaved/notice'

/** The forms that Tina draws without the page, and without what stands above the others. */
const LISTED = '#/collections/edit/'

/**
 * What else stands above a form, for one without a page, such as that of a question: it hangs from the line under the bar.
 * `isOwn`: this site's server keeps the content.
 */
export function OnListed({ cms, isOwn }: { cms: Cms; isOwn: boolean }) {
  const form = useSyncExternalStore(lookOften, () => {
    const { hash } = window.location
    return hash.startsWith(LISTED) ? formOf(cms, pathsOpen(cms, hash).at(-1)) : undefined
  })
  if (!form) return null
  return (
    <div className="absolute end-20 top-full w-max max-w-[min(28rem,100vw-8.5rem)]">
      <UnsavedIn cms={cms} isOver />
      {isOwn && <CommentsOn cms={cms} path={form.id} />}
    </div>
  )
}
