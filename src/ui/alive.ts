/** The event by which the page says that it is alive, and later something `late` in it. */
export const ALIVE = 'app:hydrated'

/** The event by which the page says that it shows another address. */
export const PAGE = 'app:page'

/** Says that the page or something in it is alive, or never will be: clicks on it that were held are given back. */
export const tellAlive = () => document.dispatchEvent(new Event(ALIVE))

/** Says that the page shows another address. */
export const tellPage = () => document.dispatchEvent(new Event(PAGE))
