import { useSyncExternalStore } from 'react'
import { ask } from '../../../../admin/ask-server'
import { DRAFTS, type Drafts } from '../../rules/drafts.ts'

const listeners = new Set<() => void>()
let known: Drafts | undefined

/** Asks for the drafts anew, and tells all who show them; nothing where nobody does. A failure leaves what is known. */
export async function refreshDrafts(): Promise<void> {
  if (listeners.size === 0) return
  const next = await ask<Drafts>(DRAFTS, { unasked: true }).catch(() => undefined)
  if (!next) return
  known = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // The first who shows them asks for them.
  if (listeners.size === 1) void refreshDrafts()
  return () => void listeners.delete(listener)
}
const never = () => () => {}

/** The drafts as they were last asked for; undefined until they are there, and where they are not `wanted`. */
export const useDrafts = (wanted = true): Drafts | undefined =>
  useSyncExternalStore(wanted ? subscribe : never, () => (wanted ? known : undefined))
