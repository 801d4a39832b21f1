import { useSyncExternalStore } from 'react'
import { ask } from '../../../admin/ask-server'
import { onSight } from '../../../admin/on-sight'
import { offers } from '../../../admin/standing'
import { setTabTitle } from '../../../admin/tab-title'
import { INBOX, type InboxCounts } from '../rules/inbox.ts'

let counts: InboxCounts | undefined
let stop: (() => void) | undefined
const listeners = new Set<() => void>()

/** Tells everybody who shows them how many enquiries are new. */
export function setCounts(next: InboxCounts | undefined) {
  if (JSON.stringify(next) === JSON.stringify(counts)) return
  counts = next
  for (const listener of listeners) listener()
}

/** Asks the server; while nobody is signed in, or it is away, nothing is shown, and nothing is asked for those who don't have the inbox. */
export const refreshCounts = async () => {
  if (!offers('enquiries.read')) return setCounts(undefined)
  return ask<InboxCounts>(`${INBOX}/unread`, { unasked: true }).then(setCounts, () => setCounts(undefined))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Whoever comes later may come after the sign-in.
  void refreshCounts()
  if (listeners.size === 1) stop = onSight(() => void refreshCounts())
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
  }
}

/** How many enquiries wait for somebody, and why, each minute anew; undefined while it isn't known. */
export const useCounts = () => useSyncExternalStore(subscribe, () => counts)

/** Returns how many enquiries wait for somebody: new ones, those kept aside, and those whose e-mail address takes no letters. */
export const waitingIn = (now: InboxCounts | undefined): number => (now ? now.unread + now.suspected + now.unreachable : 0)

/** Puts the number of enquiries that wait before the title of the browser's tab, on every screen. */
export function showInTitle(): void {
  const show = () => setTabTitle({ count: waitingIn(counts) })
  subscribe(show)
  // The bar may have asked before.
  show()
}
