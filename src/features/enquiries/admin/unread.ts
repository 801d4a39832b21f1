import { useSyncExternalStore } from 'react'
import { ask } from '../../../admin/ask-server'
import { offers } from '../../../admin/standing'
import { setTabTitle } from '../../../admin/tab-title'
import { INBOX, type InboxCounts } from '../rules/inbox.ts'

const EVERY_MS = 60_000

let counts: InboxCounts | undefined
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Tells everybody who shows them how many enquiries are new. */
export function setCounts(next: InboxCounts | undefined) {
  if (next?.unread === counts?.unread && next?.suspected === counts?.suspected) return
  counts = next
  for (const listener of listeners) listener()
}

/** Asks the server; while nobody is signed in, or it is away, nothing is shown, and nothing is asked for those who don't have the inbox. */
export const refreshCounts = async () => {
  if (!offers('enquiries.read')) return setCounts(undefined)
  return ask<InboxCounts>(`${INBOX}/unread`, { unasked: true }).then(setCounts, () => setCounts(undefined))
}

const onSight = () => document.visibilityState === 'visible' && void refreshCounts()

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Whoever comes later may come after the sign-in.
  void refreshCounts()
  if (listeners.size === 1) {
    timer = setInterval(onSight, EVERY_MS)
    document.addEventListener('visibilitychange', onSight)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onSight)
  }
}

/** How many enquiries are new and how many look like spam, each minute anew; undefined while it isn't known. */
export const useCounts = () => useSyncExternalStore(subscribe, () => counts)

/** Puts the number of new enquiries before the title of the browser's tab, on every screen. */
export function showInTitle(): void {
  const show = () => setTabTitle({ count: counts?.unread ?? 0 })
  subscribe(show)
  // The bar may have asked before.
  show()
}
