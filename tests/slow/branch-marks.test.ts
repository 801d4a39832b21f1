import { afterAll, expect, test } from 'vitest'
import { byPath, type EveryDocument, everyDocument } from '../../src/content/cms/every-document.ts'
import { differenceOf } from '../../src/features/preview/rules/differences/difference.ts'
import { titlesOf } from '../../src/features/preview/rules/differences/document-title.ts'
import { addressesOf, ownAddress, shownAt } from '../../src/features/preview/rules/differences/shown-at.ts'
import { NOTHING_TOLD } from '../../src/features/preview/rules/preview.ts'
import { addressIn } from '../../src/i18n/addresses.ts'
import { FOCUS_PATTERN } from '../../src/model/focus.ts'
import { type AnyObject, isObject } from '../../src/model/json.ts'
import { keyOfLocale, LOCALES, type Locale } from '../../src/model/languages.ts'
import { choicesOf } from '../../src/model/schema.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { branchRenderer, withEdit } from '../fixtures/branch-in-memory.ts'
import { hasMarks, whereShown } from '../fixtures/marked-html.ts'
import { type SchemaField, schemaFields } from '../fixtures/schema-fields.ts'
import { pageStories, plantPage } from '../fixtures/stories.ts'
import { full } from '../fixtures/story-states.ts'
import { plant } from '../service/garden.ts'

const garden = await plant()
await plantPage(garden.dir, 'every-section', pageStories.map(full))
await plantExceptionalDays()
const store = await openContent(garden.dir)
afterAll(async () => {
  store.close()
  await garden.uproot()
})
const before: EveryDocument = await everyDocument(store.content())
const render = await branchRenderer(before)

/** Returns the date in some days. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Gives each clinic a day with other hours, so near that pages tell of it. */
async function plantExceptionalDays() {
  const path = 'content/siteSettings/settings.json'
  const name = { name: 'Some day', translations: { zhCN: { name: '某日' }, zhTW: { name: '某日' }, ar: { name: 'يوم ما' } } }
  const day = { date: inDays(3), opens: '11:00', closes: '13:00', ...name }
  const settings = JSON.parse(await garden.text(path)) as { contact: Record<'london' | 'edinburgh', object> }
  for (const clinic of Object.values(settings.contact)) Object.assign(clinic, { exceptions: [day] })
  await garden.write(path, settings)
}

/** The objects of a document that have a field, as pages show them. */
function ownersOf({ steps }: SchemaField, document: AnyObject): AnyObject[] {
  return steps.reduce<AnyObject[]>(
    (nodes, { name, kind }) =>
      nodes
        .flatMap((node) => node[name])
        .filter(isObject)
        .filter(({ __typename, hidden }) => !hidden && (!kind || new RegExp(`(Blocks|Content)${kind}$`).test(String(__typename)))),
    [document],
  )
}

const MARK = 'Novissimum'
const PICTURE = 'novissima.webp'
const rich = { type: 'root', children: [{ type: 'p', children: [{ type: 'text', text: MARK }] }] }

/** Another value for a field, such as an editor could choose. */
function another({ field }: SchemaField, old: unknown): unknown {
  const { type, list, name, ui } = field
  const choices = choicesOf(field)
  if (list) return choices.length > 0 ? choices.filter((choice) => !(old as string[] | null)?.includes(choice)) : [MARK, 'x']
  if (choices.length > 0) return choices.find((choice) => choice !== old)
  if (type === 'boolean') return !old
  if (type === 'number') return old === 4 ? 3 : 4
  if (type === 'image') return `/media/${PICTURE}`
  if (type === 'rich-text') return rich
  if (type === 'reference')
    return [...before.team, ...before.questions, ...before.reviews].find(
      (one) => isObject(old) && one.__typename === old.__typename && one.id !== old.id,
    )
  if (name === 'treatment' && String(old) !== 'null') return before.treatments.find(({ _sys }) => _sys.filename !== old)?._sys.filename
  if (name === 'slug') return 'wholly-new'
  if (name === 'date') return inDays(4)
  if (ui?.pattern?.includes('[01]')) return old === '10:15' ? '10:30' : '10:15'
  if (ui?.pattern === FOCUS_PATTERN) return old === '20 30' ? '70 80' : '20 30'
  return ui?.pattern ? 'https://wholly-new.example/' : MARK
}

type Place = { path: string; index: number; locale: Locale }

/** Texts are changed in one language after another, so that each language is looked at. */
function languageOf({ field }: SchemaField, { translations }: AnyObject, at: number): Locale {
  const locale = LOCALES[at % LOCALES.length] ?? 'en'
  const texts = isObject(translations) ? translations[keyOfLocale(locale) ?? ''] : undefined
  return isObject(texts) && field.name in texts ? locale : 'en'
}

/** Where documents have a field, once in each, first those that have something in it. */
function placesOf(schemaField: SchemaField, at: number): Place[] {
  const places = [...byPath(before)]
    .filter(([path]) => path.startsWith(`content/${schemaField.collection}/`))
    .flatMap(([path, document]) =>
      ownersOf(schemaField, document as unknown as AnyObject).map((owner, index) => {
        const value = owner[schemaField.field.name]
        return { path, index, locale: languageOf(schemaField, owner, at), isEmpty: value === null || value === '' }
      }),
    )
  const sorted = places.sort((a, b) => Number(a.isEmpty) - Number(b.isEmpty))
  return sorted.filter(({ path }, nth) => sorted.findIndex((one) => one.path === path) === nth)
}

/** All documents with the field changed in one place. */
function changedAt(schemaField: SchemaField, { path, index, locale }: Place): EveryDocument {
  const { name } = schemaField.field
  return withEdit(before, path, (document) => {
    const owner = ownersOf(schemaField, document)[index]
    const texts = locale === 'en' ? owner : (owner?.translations as Record<string, AnyObject> | undefined)?.[keyOfLocale(locale) ?? '']
    if (texts) texts[name] = another(schemaField, owner?.[name])
  })
}

const PLACES_AT_MOST = 6
const PAGES_AT_MOST = 2
const SETTINGS = ['/', '/contact', '/locations']
const shown = shownAt(before)

/** Whether a change in one place is told in words, and how it shows on pages that have it. */
async function look(schemaField: SchemaField, { path, index, locale }: Place) {
  const now = changedAt(schemaField, { path, index, locale })
  const document = byPath(now).get(path)
  const difference = differenceOf(document, byPath(before).get(path))
  const href = ownAddress(document)
  const addresses =
    schemaField.collection === 'siteSettings'
      ? SETTINGS
      : [...(href ? [href] : []), ...addressesOf(path, shown)].slice(0, href ? 1 : PAGES_AT_MOST)
  const told = {
    documents: [{ path, kind: 'edited' as const, title: titlesOf(document, path), ...difference, ...(href && { href }), shownAt: [] }],
  }
  const pages = isSeen(schemaField) || difference.unseen.length === 0 ? addresses : []
  const html = await Promise.all(pages.map((address) => render(addressIn(address, locale), now, { ...NOTHING_TOLD, ...told })))
  const counts = html.flatMap((page) => [whereShown(page, MARK), whereShown(page, PICTURE)])
  const sum = (name: 'shown' | 'marked') => counts.reduce((all, one) => all + one[name], 0)
  return { ...difference, shown: sum('shown'), marked: sum('marked'), hasMarks: html.some(hasMarks) }
}

/** Whether a field is there to be seen: a text or a picture, rather than a choice or an address. */
const isSeen = ({ field: { type, options, ui, name } }: SchemaField) =>
  type === 'image' || type === 'rich-text' || (type === 'string' && !options && !ui?.pattern && !['slug', 'treatment'].includes(name))

test.each(schemaFields().map((field, at) => [field.name, field, at] as const))(
  '%s is marked wherever it shows, or told in words',
  async (_, schemaField, at) => {
    const places = placesOf(schemaField, at).slice(0, PLACES_AT_MOST)
    expect(places, 'documents that have it').not.toEqual([])
    for (const place of places) {
      const found = await look(schemaField, place)
      expect(found.locales, 'languages in which it differs').toContain(place.locale)
      expect(found.marked, `marks at ${place.path}`).toBe(found.shown)
      if (found.unseen.length > 0 || found.marked > 0 || (!isSeen(schemaField) && found.hasMarks)) return
    }
    expect.fail(`It is neither marked nor told: ${places.map(({ path }) => path).join(', ')}`)
  },
)
