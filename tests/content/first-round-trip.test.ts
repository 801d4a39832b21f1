import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '../service/site.ts'
import { copyOf, openSiteOver } from './folder.ts'
import { askForPages } from './pages.ts'

/** What the first round trip of a connection brings: ten packets of 1,460 bytes. Headers are not counted. */
const FIRST_BYTES = 14_600
/** To compress all pages would take half a minute: so many are, the longest. */
const LONGEST = 60

let site: Site
let dir: string
beforeAll(async () => {
  dir = await copyOf(resolve(import.meta.dirname, '../..'))
  site = await openSiteOver(dir)
})
afterAll(() => site.close())

test('no page has more before its body than the first round trip of a connection brings', async () => {
  const { pages, faults } = await askForPages(dir, site)
  expect(faults).toEqual([])
  expect(pages.length).toBeGreaterThan(300)
  const starts = pages.map(({ address, html }) => ({ address, start: html.slice(0, html.indexOf('<body')) }))
  const longest = starts.toSorted((one, other) => Buffer.byteLength(other.start) - Buffer.byteLength(one.start)).slice(0, LONGEST)
  const bytes = longest.map(({ address, start }) => [address, brotliCompressSync(start).length] as const)
  const [most] = bytes.toSorted(([, one], [, other]) => other - one)
  console.log(`Of ${pages.length} pages, the most until the body: ${most?.[1]} bytes at ${most?.[0]}`)
  expect(bytes.filter(([, length]) => length > FIRST_BYTES)).toEqual([])
})
