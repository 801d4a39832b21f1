/** How often a test does something: more in `npm run test:long` than in `npm run test:full`, whose time is limited. */
export const amount = (full: number, long: number): number => (process.env.LONG ? long : full)
