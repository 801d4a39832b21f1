/** The disciplines to which treatments belong, in the order in which prices and the search list them. */
export const CATEGORIES = ['facial', 'injectables', 'body', 'peels'] as const
export type Category = (typeof CATEGORIES)[number]
