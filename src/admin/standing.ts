import { useSyncExternalStore } from 'react'
import { may, type Permission, type Standing } from '../model/roles.ts'

let standing: Standing | undefined
const listeners = new Set<() => void>()

/** Tells the desk what whoever is signed in may do; undefined where this site's server doesn't know them, as in local mode. */
export function setStanding(next: Standing | undefined): void {
  if (JSON.stringify(next) === JSON.stringify(standing)) return
  standing = next
  for (const listener of listeners) listener()
}

/** Calls the listener whenever it becomes known what somebody may do, or another role is given; returns what stops this. */
export function onStanding(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What whoever is signed in may do; undefined while it isn't known. */
export const standingNow = (): Standing | undefined => standing

/** The same, followed. */
export const useStanding = (): Standing | undefined => useSyncExternalStore(onStanding, standingNow, standingNow)

/** Tells whether the desk offers something. Where nothing is known of a role it does: the server decides in any case. */
export const offers = (permission: Permission | undefined, to = standing): boolean => !permission || !to || may(to, permission)

/** The same, followed. */
export const useOffers = (permission: Permission): boolean => offers(permission, useStanding())
