import { baseOf } from '../../../i18n/addresses.ts'

/** The pictures that a branch changes, by their addresses on the site: `{ branch: 'fix/hours', changed: ['/media/a.webp'] }`. */
export type BranchPictures = { branch: string; changed: string[] }

/** Returns the address of a branch's own picture: `('/media/a.webp', 'fix/hours')` => `'/media/~fix~hours/a.webp'`. */
export const onBranch = (address: string, branch: string) => address.replace(/^\/media\//, `/media${baseOf(branch)}/`)

/**
 * Puts the branch's own pictures into a view. They have addresses of their own, so that no browser shows a picture of the site
 * that it kept in the place of the branch's, or the other way round.
 */
export function withPictures<T>(view: T, pictures: BranchPictures | undefined): T {
  if (!pictures || pictures.changed.length === 0) return view
  const changed = new Set(pictures.changed)
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return changed.has(value) ? onBranch(value, pictures.branch) : value
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, name.startsWith('_') ? field : walk(field)]))
  }
  return walk(view) as T
}
