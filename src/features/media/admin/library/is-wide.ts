/** Tells whether there is room for a picture beside the list. */
export const isWide = (): boolean => matchMedia('(min-width: 1024px)').matches
