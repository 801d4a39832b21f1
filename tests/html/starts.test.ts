import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { EXAMPLES_SHOWN, exampleFor, isExampleText } from '../../src/model/examples.ts'
import { isObject, type JsonObject } from '../../src/model/json.ts'
import { LOCALES } from '../../src/model/languages.ts'
import type { Collection } from '../../src/model/schema.ts'
import { sectionStart } from '../../src/model/start.ts'
import { collections } from '../../src/server/content/schema.ts'
import { collectionOf, NEW_KINDS, newDocument } from '../../tina/admin/new/kinds.ts'
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

/** All example texts in a document. */
function examplesIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => examplesIn(item, name))
  if (isObject(value)) return Object.entries(value).flatMap(([key, field]) => examplesIn(field, key))
  return isExampleText(name, value) ? [String(value)] : []
}

test('of new documents of all kinds that are published as the dialog makes them visitors read no example, until it is changed or accepted', async () => {
  const answers = { name: 'Moonlight', address: 'moonlight', category: 'body', cities: ['london'], role: 'Nurse Prescriber', inMenu: false }
  const made = NEW_KINDS.map((kind) => {
    const collection = collections().find(({ name }) => name === collectionOf(kind)) as Collection
    const named = { ...answers, name: `Moonlight ${kind}`, address: `moonlight-${kind.toLowerCase()}` }
    const { file, values } = newDocument(kind, collection, named, () => false)
    const json = plain(JSON.parse(JSON.stringify(values))) as JsonObject
    const visibility = { page: 'published', article: 'published', treatment: 'listed' }[kind as string]
    return { file: `content/${collection.name}/${file}.json`, json: { ...json, ...(visibility && { visibility }) } as JsonObject }
  })
  const [, , treatment, question, , review] = made
  if (!treatment || !question || !review) throw new Error('A kind is missing.')
  for (const { file, json } of made) await site.garden.write(file, json)
  const shows = await plantPage(site.garden.dir, 'shows-new-ones', [
    { _template: 'faq', heading: 'Questions of ours', items: [{ question: question.file }] },
    { _template: 'testimonials', heading: 'Words of clients', items: [{ review: review.file }] },
  ])
  const own = '/procedures/body/moonlight-treatment'
  const paths = [
    own,
    '/moonlight-page',
    '/articles/moonlight-article',
    shows,
    '/procedures/body',
    '/london/body',
    '/about',
    '/search?q=moonlight',
  ]
  for (const path of paths) await until(async () => (await site.status(path)) === 200, path)
  const examples = new Set(examplesIn(made.map(({ json }) => json)))
  expect(examples.size).toBeGreaterThan(4)
  const left = async () => {
    const found = new Set<string>()
    for (const locale of LOCALES)
      for (const path of paths)
        for (const address of [path, ...(path.includes('?') ? [] : [`${path}.data`])]) {
          const html = await (await site.ask(addressIn(address, locale))).text()
          for (const text of examples) if (html.includes(text)) found.add(`${address}: ${text}`)
        }
    return [...found]
  }
  expect(await left()).toEqual([])
  expect(await (await site.ask(own)).text()).toContain('Moonlight treatment')

  const card = treatment.json.card as JsonObject
  await site.garden.write(treatment.file, { ...treatment.json, card: { ...card, description: 'Light for the skin.', price: 'From £90' } })
  await until(async () => (await (await site.ask('/search?q=moonlight')).text()).includes('Light for the skin.'), 'the card')
  expect(await left()).toEqual([])

  const sections = (treatment.json.content as JsonObject[]).map((one) => ({ ...one, [EXAMPLES_SHOWN]: true }))
  await site.garden.write(treatment.file, { ...treatment.json, content: sections })
  await until(async () => (await (await site.ask(own)).text()).includes(HEADING), 'the accepted section')
})
