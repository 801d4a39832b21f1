import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentTexts, isText } from '../../src/features/find/rules/document-texts.ts'
import { aroundFirst, foundParts } from '../../src/features/find/rules/found-parts.ts'
import { find, type SearchedDocument, searched } from '../../src/features/find/rules/search.ts'
import { labelsAt } from '../../src/model/field-labels.ts'
import { fold, foldLetters, termsOf } from '../../src/model/fold.ts'
import type { Locale } from '../../src/model/languages.ts'
import { collections } from '../../src/server/content/schema.ts'

const shown = (text: string, query: string) =>
  foundParts(text, termsOf(query))
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('')

test.each([
  ['Crème de la crème', 'creme', '[Crème] de la [crème]'],
  ['Profhilo, water without volume', 'WATER profhilo', '[Profhilo], [water] without volume'],
  ['الأسعار والمواعيد', 'اسعار', 'ال[أسعار] والمواعيد'],
  ['إزالة الشَّعرِ', 'ازاله شعر', '[إزالة] ال[شَّعرِ]'],
  ['مســـؤولية ٤٥ دقيقة', 'مسوول 45', '[مســـؤول]ية [٤٥] دقيقة'],
  ['玻尿酸填充，以滴计量', '尿酸填', '玻[尿酸填]充，以滴计量'],
  ['療程', '疗', '療程'],
  ['ＨＩＦＵ－超声刀', 'hifu', '[ＨＩＦＵ]－超声刀'],
])('in %s the words of %s are marked: %s', (text, query, marked) => {
  expect(shown(text, query)).toBe(marked)
})

const SCRIPTS = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'اأإآبةهىيئؤءلسعرَّـ٤٥ ،') }),
  fc.string({ unit: fc.constantFrom(...'玻尿酸填充療疗程，。 ') }),
  fc.string({ unit: fc.constantFrom(...'aàâÅéßﬁœ-’ .1½') }),
)

test('whatever the script, a text folded letter by letter is the text folded, and its parts make the text', () => {
  fc.assert(
    fc.property(SCRIPTS, SCRIPTS, (text, query) => {
      expect(fold([...text].map(foldLetters).join(''))).toBe(fold(text))
      expect(
        foundParts(text, termsOf(query))
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('every part of a text finds it again', () => {
  fc.assert(
    fc.property(SCRIPTS, fc.nat(), fc.nat(), (text, from, length) => {
      const word = fold(text).split(' ')[0] ?? ''
      const part = word.slice(from % (word.length + 1)).slice(0, length + 1)
      fc.pre(part !== '')
      expect(foundParts(text, [part]).some(({ isFound }) => isFound)).toBe(true)
    }),
  )
})

test('of a long text the words around the first hit are shown', () => {
  const text = `${'before and '.repeat(20)}Profhilo ${'after and '.repeat(40)}`
  const around = aroundFirst(foundParts(text, ['profhilo']))
  expect(around.map((part) => part.text).join('')).toMatch(/^…(before and |and )+Profhilo (after |and )+(after|and)…$/)
  expect(around.map((part) => part.text).join('').length).toBeLessThan(220)
})

const text = (field: string, language: Locale, read: string) => ({
  field,
  language,
  value: read,
  read,
  isMarkdown: false,
  folded: searched(read),
})
const document = (path: string, title: string, place: string, texts: ReturnType<typeof text>[]): SearchedDocument => {
  const titles = [text('title', 'en', title)]
  return { path, collection: 'page', title, place, titles, texts: [...titles, ...texts], whereIs: (field) => [field] }
}
const SITE = [
  document('content/page/a.json', 'About', '/about', [
    text('body', 'en', 'We use Profhilo and laser.'),
    text('translations.ar.body', 'ar', 'نستخدم البروفايلو'),
  ]),
  document('content/page/b.json', 'Profhilo', '/b', [
    text('heading', 'en', 'Profhilo, gently'),
    text('translations.zhTW.body', 'zh-TW', '以雷射治療'),
  ]),
]
const fieldsOf = (query: string) => find(SITE, query).texts.map(({ path, field }) => `${path.at(-6)} ${field}`)

test('documents are found by their titles, texts by all words of the query, the best first', () => {
  const found = find(SITE, 'profhilo')
  expect(found.documents.map(({ path }) => path)).toEqual(['content/page/b.json'])
  expect(found.texts.map(({ field }) => field)).toEqual(['heading', 'body'])
  expect(found.count).toEqual({ documents: 1, texts: 2, inDocuments: 2 })
  expect(fieldsOf('laser profhilo')).toEqual(['a body'])
  expect(fieldsOf('laser gently')).toEqual([])
  expect(find(SITE, 'about').documents.map(({ title }) => title)).toEqual([[{ text: 'About', isFound: true }]])
})

test('Arabic is found by its letters, Chinese by a part of a word and only as it is written', () => {
  expect(fieldsOf('بروفايلو')).toEqual(['a translations.ar.body'])
  expect(fieldsOf('雷射')).toEqual(['b translations.zhTW.body'])
  expect(fieldsOf('激光')).toEqual([])
  expect(fieldsOf('治疗')).toEqual([])
})

test('nothing is found for nothing, and of many hits the first, with their number', () => {
  expect(find(SITE, ' … ').count).toEqual({ documents: 0, texts: 0, inDocuments: 0 })
  const many = document(
    'content/page/c.json',
    'Many',
    '/c',
    Array.from({ length: 90 }, (_, at) => text(`lines.${at}`, 'en', 'laser')),
  )
  expect(find([many], 'laser')).toMatchObject({ texts: { length: 40 }, count: { texts: 90, inDocuments: 1 } })
})

const fieldsIn = (name: string) => collections().find((one) => one.name === name)?.fields ?? []

test('texts are what people read: no address, no time, no choice, no picture, and not what the site keeps for itself', () => {
  const json = {
    title: 'About',
    slug: 'about',
    city: 'london',
    body: 'Some **text**',
    blocks: [{ heading: 'Old|new', picture: { src: '/media/a.webp', alt: 'A room' }, _template: 'imageSection' }],
    translations: { ar: { title: 'من نحن', sources: 'title:0a1b2c3d' }, zhCN: { title: '' } },
  }
  const path = 'content/page/about.json'
  const found = documentTexts({ path, collection: 'page', name: 'about', text: '', json }, fieldsIn('page'))
  expect(found.slice(0, 3).map(({ field, language, isMarkdown }) => [field, language, isMarkdown])).toEqual([
    ['title', 'en', false],
    ['body', 'en', true],
    ['translations.ar.title', 'ar', false],
  ])
  expect(found.some(({ value }) => ['about', 'london', '/media/a.webp', 'title:0a1b2c3d'].includes(value))).toBe(false)
})

test('each field of words that is not translated is known to be a text, or none', () => {
  const settings = fieldsIn('siteSettings')
  const london = settings.find(({ name }) => name === 'contact')?.fields?.[0]?.fields ?? []
  const names = (fields: typeof settings) => fields.filter(isText).map(({ name }) => name)
  expect(names(london)).toEqual(['city', 'address', 'parking', 'regulator', 'phone', 'email'])
  expect(names(fieldsIn('faq'))).toEqual(['question', 'answer'])
  expect(names(settings)).not.toContain('bookingUrl')
})

test('a place is told in the words of the form', () => {
  const [page, settings] = [fieldsIn('page'), fieldsIn('siteSettings')]
  const node = { blocks: [{ _template: 'faq', heading: 'Asked' }], menus: [{ name: 'London' }] }
  expect(labelsAt(page, node, 'blocks.0.translations.ar.heading')).toEqual(['Questions', 'Heading'])
  expect(labelsAt(settings, node, 'menus.0.name')).toEqual(['City menus: London', 'Name'])
  expect(labelsAt(page, node, 'title')).toEqual(['Title'])
  expect(labelsAt(page, node, 'gone.0.x')).toEqual([])
})
