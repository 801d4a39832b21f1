import { expect, test } from 'vitest'
import { clinicDate } from '../../src/content/clinic/clinic-time.ts'
import { ownSite } from './site.ts'

const site = await ownSite()
const closed = await ownSite({ GATE: 'server' })
/** Midnight may pass between a search and its count. */
const DAY_MS = 24 * 60 * 60_000
const path = (words: string, locale = '') => `${locale}/search?q=${encodeURIComponent(words)}`

async function counted() {
  await site.stores.searches.flush()
  return (await site.stores.searches.since(clinicDate(new Date(Date.now() - DAY_MS)))).map(({ locale, words, count }) => [
    locale,
    words,
    count,
  ])
}

test('what a visitor searches for and does not find is counted; what is found, and what editors search for, or whoever objects, is not', async () => {
  const cookie = await site.signIn()
  for (const words of ['xylophone', 'Xylophone', 'laser', 'ada@clinic.example', '']) expect((await site.ask(path(words))).status).toBe(200)
  await site.ask(path('زيلوفون', '/ar'))
  await site.ask(path('quartz'), { headers: { cookie } })
  const objections = { 'sec-gpc': '1', dnt: '1', cookie: 'uncounted=yes' }
  for (const [name, value] of Object.entries(objections)) await site.ask(path('quartz'), { headers: { [name]: value } })
  expect(await counted()).toEqual([
    ['en', 'xylophone', 2],
    ['ar', 'زيلوفون', 1],
  ])
})

test('nothing is counted while the gate is closed', async () => {
  await closed.ask(path('xylophone'), { headers: { cookie: await closed.test() } })
  await closed.stores.searches.flush()
  expect(await closed.stores.searches.since('2000-01-01')).toEqual([])
})
