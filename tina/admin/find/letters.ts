/** The site's own letters, from the site's own files: a browser fetches each when it first draws it. */
const FACES = `
@font-face { font-family: "Hanken RT"; src: url("/fonts/hanken-latin-var.woff2") format("woff2"); font-weight: 400 600; font-display: swap }
@font-face { font-family: "Markazi RT"; src: url("/fonts/markazi-arabic-var.woff2") format("woff2"); font-weight: 400 700; size-adjust: 131%;
  font-display: swap; unicode-range: U+0600-06FF, U+0750-077F, U+200C-200F, U+FB50-FDFF, U+FE70-FEFF }`

/** Lets the admin write in the site's letters: its style sheets can name no files. */
export function bringLetters() {
  const style = document.createElement('style')
  style.textContent = FACES
  document.head.append(style)
}
