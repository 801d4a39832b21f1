/** The cookie that says that a visitor objects to being counted. It is all that the counting ever leaves in a browser. */
export const UNCOUNTED = 'uncounted'
export const OBJECTS = 'yes'

/** Tells whether cookies, as a browser names them, hold the objection: `'language=ar; uncounted=yes'` => `true` */
export const objects = (cookies: string): boolean => cookies.split('; ').includes(`${UNCOUNTED}=${OBJECTS}`)

/** The parameter by which the page says what the server did: `?counted=no` */
export const COUNTED = 'counted'
