import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSite, ownSite } from './site.ts'

const site = await openSite()
const closed = await ownSite({ GATE: 'server' })
const PAPER = readFileSync('src/styles/print.css', 'utf8')

const namesIn = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name = '']) => name))
const own = namesIn(PAPER, /(--[\w-]+):/g)
const used = [...namesIn(PAPER, /var\((--[\w-]+)/g)].filter((name) => !own.has(name))

test.each([
  ['/', site],
  ['/ar/contact', site],
  ['/search?q=laser', site],
  ['/procedures/facial/hydratite', site],
  ['/nowhere', site],
  ['/', closed],
] as const)('%s ends with the style for paper, and has the values that it uses', async (path, of) => {
  const page = await of.page(path)
  const [sheet, another] = page.querySelectorAll('link[rel=stylesheet]')
  expect([sheet?.getAttribute('media'), sheet?.parentElement?.localName, another]).toEqual(['print', 'body', undefined])
  const defined = namesIn(page.querySelector('style')?.textContent ?? '', /(--[\w-]+):/g)
  expect(used.length).toBeGreaterThan(2)
  expect(used.filter((name) => !defined.has(name))).toEqual([])
})
