import { useSyncExternalStore } from 'react'
import type { Locale } from '../model/languages.ts'
import { type DraftsOnly, may, mayWriteIn, onlyTranslates, type Permission, type Standing } from '../model/roles.ts'

/** What somebody may do here. `draftsOnly`: they save in drafts only, and what is open is the site itself. */
export type StandingHere = Standing & { draftsOnly?: DraftsOnly | undefined }

/** What changes the site itself, where that is what is open. */
const SAVES: readonly Permission[] = [
  'content.save',
  'content.translate',
  'content.delete',
  'settings.save',
  'history.restore',
  'media.write',
]

let standing: StandingHere | undefined
let isOnSite = () => true
const listeners = new Set<() => void>()

/** Tells the desk what whoever is signed in may do; undefined where this site's server doesn't know them, as in local mode. */
export function setStanding(known: StandingHere | undefined): void {
  const next = known && { ...known, draftsOnly: isOnSite() ? known.draftsOnly : undefined }
  if (JSON.stringify(next) === JSON.stringify(standing)) return
  standing = next
  for (const listener of listeners) listener()
}

/** Tells the desk how it learns whether what it has open is the site itself. Another branch is opened by loading the desk anew. */
export function setPlace(asked: () => boolean): void {
  isOnSite = asked
}

/** Calls the listener whenever it becomes known what somebody may do, or another role is given; returns what stops this. */
export function onStanding(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What whoever is signed in may do; undefined while it isn't known. */
export const standingNow = (): StandingHere | undefined => standing

/** What whoever is signed in may do; the component is drawn again when that changes. */
export const useStanding = (): StandingHere | undefined => useSyncExternalStore(onStanding, standingNow, standingNow)

/** Tells whether the desk offers something. Where nothing is known of a role it does: the server decides in any case. */
export function offers(permission: Permission | undefined, to = standing): boolean {
  if (!permission || !to) return true
  return may(to, permission) && !(to.draftsOnly && SAVES.includes(permission))
}

/** Tells whether the desk offers something; the component is drawn again when that changes. */
export const useOffers = (permission: Permission): boolean => offers(permission, useStanding())

/** Tells whether a translator may only read the texts of a language; false for all others, whom the desk tells otherwise. */
export const isHeldIn = (locale: Locale, to = standing): boolean => Boolean(to && onlyTranslates(to) && !takesTextsIn(locale, to))

/** Tells whether the desk takes texts of a language. */
export const takesTextsIn = (locale: Locale, to = standing): boolean => !to || (offers('content.translate', to) && mayWriteIn(to, locale))
