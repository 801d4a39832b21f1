import { REVIEW_SCREEN } from '../../releases/rules/review-screen-address.ts'

/** The draft that an address of the desk names; undefined where it is not the screen of reviews: `'#/screens/review?draft=spring'` => `'spring'` */
export const draftAt = (hash: string): string | undefined =>
  hash.startsWith(`${REVIEW_SCREEN}?`) ? (new URLSearchParams(hash.slice(REVIEW_SCREEN.length + 1)).get('draft') ?? undefined) : undefined
