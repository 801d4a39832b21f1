import { type Alts, changedAlts } from '../../rules/alts.ts'

/** What is typed and not kept, by picture: another one may be opened meanwhile, or the list be closed. */
const typed = new Map<string, Alts>()

/** Returns the words that were typed for a picture and not kept, by its path. */
export const unkeptOf = (path: string): Alts => typed.get(path) ?? {}

/** Remembers what is typed for a picture and not kept; forgets it where nothing is. */
export function setUnkept(path: string, alts: Alts): void {
  if (Object.keys(alts).length > 0) typed.set(path, alts)
  else typed.delete(path)
}

/** Forgets what was kept of the words for a picture; what was typed while that was on its way stays. */
export const nowKept = (path: string, kept: Alts): void => setUnkept(path, changedAlts(kept, { ...kept, ...unkeptOf(path) }))

/** Returns which picture is open once another one would open by itself: one whose words are not kept stays. */
export const openAfter = (open: string | undefined, next: string | undefined): string | undefined =>
  open !== undefined && typed.has(open) ? open : next
