/** A typed module as the text of a script in a page, bundled and minified, and the hash by which the page's policy allows it. */
declare module '*?script' {
  export const code: string
  export const hash: string
}
