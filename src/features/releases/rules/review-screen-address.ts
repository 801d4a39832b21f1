/** The screen of the feature `reviews` for one draft. Its address stands here because the list of drafts leads there, too. */
export const REVIEW_SCREEN = '#/screens/review'

/** The address of what is said and seen of a draft: `'spring'` => `'#/screens/review?draft=spring'` */
export const reviewScreenAddress = (branch: string): string => `${REVIEW_SCREEN}?${new URLSearchParams({ draft: branch })}`
