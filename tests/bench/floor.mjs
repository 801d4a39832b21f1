import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'

const TEMPLATE = readFileSync(new URL('./floor.html', import.meta.url), 'utf8')
/** As many sections as a page written by hand would have. */
const MOST_SECTIONS = 8
const MOST_LINKS = 12

const escaped = (text) => (text ?? '').trim().replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The first links of a page as a list, each once. */
function linksOf(links) {
  const names = new Map(links.map((link) => [link.getAttribute('href'), escaped(link.textContent)]).filter(([, name]) => name))
  return [...names]
    .slice(0, MOST_LINKS)
    .map(([href, name]) => `<li><a href="${escaped(href)}">${name}</a></li>`)
    .join('')
}

/**
 * Returns the page as somebody would write it by hand: its head, heading, pictures, and the beginning of each section, with a
 * few lines of style in the page, the letters of the system, and no script.
 */
export function floorOf(html, headers) {
  delete headers['content-security-policy']
  delete headers['speculation-rules']
  const { document } = parseHTML(html)
  const all = (selector) => [...document.querySelectorAll(selector)]
  const pictures = all('main img').map((one) => one.outerHTML)
  // What the page shows first it loads first; all other pictures wait until they are near.
  const first = all('main img')[0]?.getAttribute('loading') === 'lazy' ? '' : (pictures.shift() ?? '')
  const sections = all('main h2').slice(0, MOST_SECTIONS)
  const filled = {
    head: all('title, meta[name=description], link[rel=canonical], link[rel=alternate]')
      .map((one) => one.outerHTML)
      .join(''),
    first,
    heading: escaped(document.querySelector('h1')?.textContent),
    lead: escaped(document.querySelector('main p')?.textContent),
    links: linksOf(all('main a[href^="/"]')),
    sections: sections
      .map((heading, at) => {
        const text = heading.parentElement?.querySelector('p')?.textContent
        const figure = pictures[at] ? `<figure>${pictures[at]}</figure>` : ''
        return `<section><div><h2>${escaped(heading.textContent)}</h2><p>${escaped(text)}</p></div>${figure}</section>`
      })
      .join(''),
    more: pictures.slice(sections.length).join(''),
  }
  const { lang, dir } = document.documentElement
  return TEMPLATE.replace('<html lang="en">', `<html lang="${lang}" dir="${dir || 'ltr'}">`).replace(
    /\{(\w+)\}/g,
    (whole, name) => filled[name] ?? whole,
  )
}
