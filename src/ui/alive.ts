/** The event by which the page says that it is alive, and later something `late` in it. */
export const ALIVE = 'app:hydrated'

/** Says that the page or something in it is alive, or never will be: clicks on it that were held are given back. */
export const tellAlive = () => document.dispatchEvent(new Event(ALIVE))
