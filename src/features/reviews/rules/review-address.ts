const SCREEN = '#/screens/review'

/** The desk's page of a draft, with what is said and seen of it: `'spring'` => `'#/screens/review?draft=spring'` */
export const reviewAddress = (branch: string): string => `${SCREEN}?${new URLSearchParams({ draft: branch })}`

/** The draft that an address of the desk names; undefined where it is no such page. */
export const draftAt = (hash: string): string | undefined =>
  hash.startsWith(`${SCREEN}?`) ? (new URLSearchParams(hash.slice(SCREEN.length + 1)).get('draft') ?? undefined) : undefined
