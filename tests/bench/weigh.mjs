import { brotliCompressSync } from 'node:zlib'
import { parseHTML } from 'linkedom'

const brotli = (text) => (text ? brotliCompressSync(text).length : 0)

/** Returns what a page weighs on its way, in bytes of brotli, before a script runs: `answerTo` gives what a front has of it. */
export async function weigh({ answerTo }, path) {
  const { html } = await answerTo(path)
  const { document } = parseHTML(html)
  const all = (selector) => [...document.querySelectorAll(selector)]
  const text = (elements) => elements.map((one) => one.textContent).join('\n')
  const sheets = await Promise.all(all('link[rel=stylesheet]').map((link) => answerTo(link.getAttribute('href'))))
  return {
    html: brotli(html),
    // Of scripts only those that run or that scripts read; what is written for search engines is not counted.
    script: brotli(text(all('script:not([src]):not([type="application/ld+json"])'))),
    style: brotli(text(all('style'))),
    css: sheets.reduce((sum, { body }) => sum + body.length, 0),
    elements: all('*').length,
  }
}
