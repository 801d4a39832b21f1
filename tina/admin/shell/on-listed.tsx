import { useSyncExternalStore } from 'react'
import { CommentsOn } from '../comments/notice'
import { pathsOpen } from '../presence/opened'
import type { Cms } from '../saving/form'
import { UnsavedIn } from '../unsaved/notice'

const EVERY_MS = 500
/** The forms that Tina draws without the page, and without what stands above the others. */
const LISTED = '#/collections/edit/'

/** Tina tells nobody outside its own components what is open, so this looks again and again. */
function subscribe(tell: () => void) {
  const timer = setInterval(tell, EVERY_MS)
  return () => clearInterval(timer)
}

/**
 * What else stands above a form, for one without a page, such as that of a question: it hangs from the line under the bar.
 * `isOwn`: this site's server keeps the content.
 */
export function OnListed({ cms, isOwn }: { cms: Cms; isOwn: boolean }) {
  const form = useSyncExternalStore(subscribe, () => {
    const { hash } = window.location
    const open = hash.startsWith(LISTED) && cms.state ? pathsOpen(cms, hash).at(-1) : undefined
    return cms.state?.forms?.find(({ tinaForm }) => tinaForm.id === open)?.tinaForm
  })
  if (!form) return null
  return (
    <div className="absolute end-20 top-full w-max max-w-[min(28rem,100vw-8.5rem)]">
      <UnsavedIn cms={cms} isOver />
      {isOwn && <CommentsOn cms={cms} path={form.id} />}
    </div>
  )
}
