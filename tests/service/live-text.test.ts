import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localOf } from '../../src/content/clinic/clinic-time.ts'
import { baseOf } from '../../src/i18n/addresses.ts'
import { loadPage } from '../../src/routes/page-data.ts'
import { served } from '../../src/routes/served.ts'
import type { Render } from '../../src/server/pages/renderer.ts'
import { pathOf, treatment } from '../fixtures/clinic-treatments.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { ada } from './questions.ts'
import { build, type Site } from './site.ts'

const LIVE = treatment('anti-wrinkle')
const PATH = `content/treatment/${LIVE.slug}.json`
const HOUR_MS = 60 * 60_000

/** In place of a page: its description, and whether the browser asks for its text. */
const inShort: Render = async (request, given) => {
  const context = new RouterContextProvider()
  context.set(served, given)
  const url = new URL(request.url)
  const page = await loadPage(new Request(new URL(url.pathname.replace(/^\/~[^/]*/, ''), url)), context)
  const body = { description: page?.treatment?.description, isAsked: page?.live !== undefined }
  return { response: new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }) }
}

let site: Site
let tester = ''
const pageOf = async (base: string, query = '') =>
  (await site.ask(`${base}${pathOf(LIVE)}${query}`, { headers: { cookie: tester } })).json()

beforeAll(async () => {
  site = await build({}, { render: inShort })
  tester = await site.test()
  commitTo(site.garden.dir, 'spring', { [PATH]: edit<object>((document) => Object.assign(document, { description: 'Of spring.' })) })
})
afterAll(() => site.close())

test('the browser asks for the text of a live treatment on the site as it is now', async () => {
  expect(await pageOf('')).toEqual({ description: LIVE.description, isAsked: true })
})

test.each([
  ['with its marks', ''],
  ['without them', '?bare'],
])('it is not asked for on a branch, which has another, %s', async (_, query) => {
  expect(await pageOf(baseOf('spring'), query)).toEqual({ description: 'Of spring.', isAsked: false })
})

test('nor at a moment at which the site says something else', async () => {
  const [from, tip] = [new Date(Date.now() + HOUR_MS), site.garden.git('rev-parse', 'spring')]
  const planned = { name: 'Spring', branch: 'spring', tip, choices: {}, looked: [], planner: ada, language: 'en', from }
  await site.stores.planned.add(planned)
  const base = baseOf(`at/${localOf(new Date(from.getTime() + HOUR_MS))}`)
  expect(await pageOf(base)).toEqual({ description: 'Of spring.', isAsked: false })
})
