import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

const plain = (text: string) =>
  text
    .replace(/[\s|]+/g, ' ')
    .trim()
    .toLowerCase()

/** Everything that the content of a site says, in one text. */
function contentOf(dir: string): string {
  const files = readdirSync(join(dir, 'content'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  return files
    .flatMap((file) => textsIn(JSON.parse(readFileSync(join(dir, 'content', file), 'utf8'))))
    .map(plain)
    .join('\n')
}

/** Names of languages, brands, an example of a title, keys, kinds of files and cities and roles, and days as the site prints them. */
const NAMES =
  /\b(?:Rose & Thistle|Gift vouchers|English|Instagram|Facebook|YouTube|WhatsApp|TinaCMS|Tina|Ctrl|Shift|Enter|Esc|Tab|JPEG|PNG|WebP|AVIF|JSON|CSV|PDF|SEO|Chrome|Linux|London|Edinburgh|Europe|(?:Senior )?Aesthetic Practitioner|Aesthetic Doctor|Client Relations|Nurse Prescriber|Mon|Tue|Wed|Thu|Fri|Sat|Sun|closed)\b/g
/** Addresses, e-mail addresses, files and codes. */
const ADDRESSES = /https?:\S+|\S+@\S+|\S*[/.#_]\S*|\b[A-Z0-9-]{2,}\b|\S*\d\S*/g
const ENGLISH = /[A-Za-z]{3}/
/** What stands between names, numbers and what the content says. */
const BETWEEN = /[\p{sc=Han}，。：；、“”（）？！…›·]+|[,:] /u

/** Everything that the page says or calls something, outside of the frame with the site. */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (element && !element.closest('script, style, noscript, [lang]:not(html)') && element.checkVisibility())
        said.push(node.nodeValue ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [aria-description], [placeholder], [title], [alt]'))
      if (element.checkVisibility())
        for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) said.push(element.getAttribute(name) ?? '')
    return said
  })

/** Returns a function that finds what is said in English on a screen of the desk, beside names, addresses and what the content says. `people` are those whom the desk may name. */
export function englishLeft(dir: string, people: string[]) {
  const content = contentOf(dir)
  return async (page: Page): Promise<string[]> => {
    const isEnglish = (piece: string) =>
      !people.includes(piece.trim()) && ENGLISH.test(piece.replace(ADDRESSES, '').replace(NAMES, '')) && !content.includes(plain(piece))
    const left = (await saidOn(page)).filter((text) => text.split(BETWEEN).some(isEnglish))
    return [...new Set(left.map((text) => text.trim()))]
  }
}
