/** A moved address: the old one and the new one, both without a language. */
export type Redirect = { from: string; to: string }

/** The home page is at `/`: its slug is no address of its own. */
const HOME = { from: '/home', to: '/' }

/** Returns an address without the slashes at its end: `'/about/'` => `'/about'`, `'/'` stays. */
export const trimmed = (address: string): string => address.replace(/(.)\/+$/, '$1')

/** Returns where an address leads by its redirect, the first that there is; undefined if it leads nowhere else. `/` never moves. */
export function redirected(path: string, redirects: Redirect[]): string | undefined {
  const found = [HOME, ...redirects].find(({ from }) => trimmed(from) === path)
  return found && path !== '/' && found.to !== path ? found.to : undefined
}

/** Returns where an address leads at last; undefined where it goes in circles: `'/old'` with `/old` => `/new` gives `'/new'`. */
export function leadsTo(path: string, redirects: Redirect[], passed: string[] = []): string | undefined {
  if (passed.includes(path)) return undefined
  const next = redirected(path, redirects)
  return next === undefined ? path : leadsTo(trimmed(next.replace(/[?#].*$/, '')), redirects, [...passed, path])
}

/**
 * Returns the redirects after `moves`, which happen at once: each old address leads to the newest one in a single step, and none stays
 * for an address at which there is a document (again), or beside another one of the same address, where it would never count. A slash at
 * the end makes no other address; a part of a page (`#team`) stays one. `[{ from: '/a', to: '/b#team' }]` and the move of `/b` to `/c` =>
 * `/a` leads to `/c#team`, `/b` to `/c`.
 */
export function afterMoves(redirects: Redirect[], moves: Redirect[], isThere: (address: string) => boolean): Redirect[] {
  const moved = new Map(moves.map(({ from, to }) => [from, to]))
  const follow = (to: string) => {
    const [path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to)?.slice(1) ?? []
    const next = moved.get(trimmed(path))
    return next === undefined ? to : next + rest
  }
  const others = redirects.filter(({ from }) => !moved.has(trimmed(from))).map((one) => ({ ...one, to: follow(one.to) }))
  return [...others, ...moves].filter(({ from, to }) => trimmed(from) !== trimmed(to) && !isThere(trimmed(from)))
}
