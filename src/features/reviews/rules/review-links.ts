import { OF_LINKS } from '../../../model/branch-name.ts'

/** The links to a draft, `?branch=…`; `POST` makes one. */
export const REVIEW_LINKS = '/api/reviews/links'
export const END_LINK = '/api/reviews/links/end'

/** The days for which a link can be good, and the most characters of what it is called. */
export const LINK_DAYS = [3, 7, 14, 30, 90] as const
export const LONGEST_LABEL = 80

/**
 * A link to a draft: `address` opens it, while it is good. `isFrozen`: it stays at what the draft was when the link was made. `isTester`: it
 * invites the one person of that label to tick what they have seen.
 */
export type ReviewLink = {
  number: number
  label: string
  isFrozen: boolean
  isTester: boolean
  by: string
  madeAt: string
  until: string
  endedAt?: string
  address?: string
}

/** Asks for a link; for a tester the label is their name. */
export type NewLink = { branch: string; label: string; days: (typeof LINK_DAYS)[number]; isFrozen: boolean; isTester?: boolean }

const PREFIX = `${OF_LINKS}/`

/** Returns the name under which whoever has a link looks at the draft: `35` => `'review-link/z'`. */
export const nameOfLink = (number: number): string => `${PREFIX}${number.toString(36)}`

const BEFORE = '/before'

/** Returns the name under which they look at what the draft began with: `35` => `'review-link/z/before'`. */
export const nameBefore = (number: number): string => nameOfLink(number) + BEFORE

/** A link, and whether what its draft began with is meant. */
export type NamedLink = { number: number; isBefore: boolean }

/** The inverse of both: `'review-link/z'` => `{ number: 35, isBefore: false }`; undefined for any other name. */
export function linkIn(name: string): NamedLink | undefined {
  const [, digits, before] = name.startsWith(PREFIX) ? (/^([1-9a-z][\da-z]{0,8})(\/before)?$/.exec(name.slice(PREFIX.length)) ?? []) : []
  return digits ? { number: Number.parseInt(digits, 36), isBefore: before !== undefined } : undefined
}

/** Returns the link under whose name a draft is looked at: `'review-link/z'` => `35`; undefined for any other name. */
export function numberOfLink(name: string): number | undefined {
  const link = linkIn(name)
  return link && !link.isBefore ? link.number : undefined
}

/** Returns the name of what a draft is compared with: for whoever has a link what it began with, undefined for the site itself. */
export function comparedWith(branch: string): string | undefined {
  const number = numberOfLink(branch)
  return number === undefined ? undefined : nameBefore(number)
}

/** `'4f.abc.xyz'` => `'/review/4f.abc.xyz'` */
export const linkAddress = (token: string): string => `/review/${token}`

/** Tells whether a link opens its draft at a moment. */
export const isGood = ({ until, endedAt }: { until: Date; endedAt?: Date | undefined }, now: Date): boolean => !endedAt && now < until
