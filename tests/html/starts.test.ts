import { expect, test } from 'vitest'
import { exampleFor } from '../../src/model/examples.ts'
import type { JsonObject } from '../../src/model/json.ts'
import { sectionStart } from '../../src/model/start.ts'
import { plain } from '../../tina/admin/translations/plain.ts'
import { pageStories, plantPage, type Section } from '../fixtures/stories.ts'
import { kinds } from '../fixtures/story-states.ts'
import { until } from '../service/garden.ts'
import { ownSite } from './site.ts'

const site = await ownSite()
const HEADING = exampleFor('heading')

/** A new section of each kind that a page may have, as its file has it once it is saved. */
const starts = pageStories.map(
  ({ _template }): Section => ({
    _template,
    ...(plain(sectionStart(_template, kinds.get(_template) ?? [])) as JsonObject),
  }),
)

/** Asks as the admin's frame does. */
async function inFrame(address: string) {
  const response = await site.ask(address, { headers: { cookie: await site.signIn(), 'sec-fetch-dest': 'iframe' } })
  return { status: response.status, html: (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '') }
}

const times = (html: string, text: string) => html.split(text).length - 1

test('new sections of all kinds show in the admin as they start, and none of them to visitors', async () => {
  const address = await plantPage(site.garden.dir, 'every-start', starts)
  await until(async () => (await site.status(address)) === 200, 'the page')
  const { status, html } = await inFrame(address)
  expect(status).toBe(200)
  const withHeading = starts.filter(({ heading, _template }) => heading === HEADING && _template !== 'enquirySent')
  expect(withHeading.length).toBeGreaterThan(30)
  expect(times(html, HEADING)).toBeGreaterThanOrEqual(withHeading.length)
  expect(html).toMatch(/src="\/media\/w800\/example\/1\.webp"/)
  const visitors = await (await site.ask(address)).text()
  expect(times(visitors, HEADING)).toBe(0)
})
