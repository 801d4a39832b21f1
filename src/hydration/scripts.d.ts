/** A typed module as the text of a script in a page, bundled and minified, and the hash by which the page's policy allows it. */
declare module '*?script' {
  export const code: string
  export const hash: string
}

/** The same as a file of the built site: its address, `'/assets/visit-1a2b3c4d.js'`. It is empty in development. */
declare module '*?file' {
  export const file: string
}
