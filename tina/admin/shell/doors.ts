import { offers, onStanding, type StandingHere, standingNow } from '../../../src/admin/standing'
import { ALLOWED, may, type Permission, type Standing } from '../../../src/model/roles.ts'

const START = '#/screens/start'
const INBOX = '#/screens/enquiries'
/** The address of the screen that says who may open another one. */
const CLOSED = '#/screens/closed'

/** What the addresses of the desk are for, by their beginning; the first that fits counts. Any other shows content. */
const DOORS: [string, Permission | undefined][] = [
  ['#/screens/my_account', undefined],
  [CLOSED, undefined],
  ['#/logout', undefined],
  // Links to an account, which are for whoever has them.
  ['#/link/', undefined],
  ['#/screens/colleagues', 'accounts.manage'],
  [INBOX, 'enquiries.read'],
  ['#/screens/find_and_replace', 'content.translate'],
  ['#/screens/new', 'content.save'],
  ['#/collections/new/', 'content.save'],
]

/** Returns the permission that an address of the desk needs; undefined where it is for everybody who is signed in. */
export function permissionAt(hash: string): Permission | undefined {
  const door = DOORS.find(([start]) => hash.startsWith(start))
  return door ? door[1] : 'content.read'
}

/** The permission that the screen at an address says something of; undefined for any other screen. */
export function askedAt(hash: string): Permission | undefined {
  const [, asked = ''] = (hash.startsWith(CLOSED) && /[?&]for=([\w.]+)/.exec(hash)) || []
  return asked in ALLOWED ? (asked as Permission) : undefined
}

/** Tells whether the desk shows the way to an address. */
export const isOffered = (hash: string, to: StandingHere | undefined): boolean => offers(permissionAt(hash), to)

/** Where somebody begins: at the desk, or at the inbox where that is all that they have. */
export const homeOf = (standing: Standing | undefined): string => (standing && !may(standing, 'content.read') ? INBOX : START)

/**
 * Where an address leads that somebody may not open: to their home if it is where everybody begins, else to a screen that says who
 * may, and from there to their home once they may; undefined where they may open it.
 */
export function insteadOf(hash: string, standing: StandingHere): string | undefined {
  const asked = askedAt(hash)
  if (asked && offers(asked, standing)) return homeOf(standing)
  if (isOffered(hash, standing)) return undefined
  if (['', '#', '#/', START].includes(hash)) return homeOf(standing)
  return `${CLOSED}?for=${permissionAt(hash)}`
}

/** Keeps whoever is signed in to what their role may open, whatever address they type. The server holds it in any case. */
export function keepToRole(): void {
  const check = () => {
    const standing = standingNow()
    const instead = standing && insteadOf(window.location.hash, standing)
    if (instead) window.location.replace(instead)
  }
  onStanding(check)
  window.addEventListener('hashchange', check)
}
