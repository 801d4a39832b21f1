import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foldersOf, stepTo, wantedOf } from '../../src/features/media/admin/library/listed.ts'
import { flawSentence } from '../../src/features/media/admin/sentences.ts'
import { altField, changedAlts, isAltsFile, readAlts, takenOver, writeAlts } from '../../src/features/media/rules/alts.ts'
import { BOXED, boxesAt } from '../../src/features/media/rules/boxes.ts'
import { type Flaw, flawsOf } from '../../src/features/media/rules/flaws.ts'
import { withAddress } from '../../src/features/media/rules/uses.ts'
import { pictureFiles } from '../../src/features/report/rules/checks/picture-files.ts'
import type { Field } from '../../src/model/schema.ts'
import { collections } from '../../src/server/content/schema.ts'
import { found, page } from '../fixtures/report.ts'

/** The pictures of the schema, each by its section or its collection and the names that lead to it. */
function pictureFields(fields: Field[], name: string): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'image') return [`${name}.${field.name}`]
    if (field.templates) return field.templates.flatMap((template) => pictureFields(template.fields, template.name))
    return pictureFields(field.fields ?? [], `${name}.${field.name}`)
  })
}

test('the boxes of every picture of the schema are known, and of no other', () => {
  const all = collections().flatMap(({ name, fields }) => pictureFields(fields, name))
  expect(all.length).toBeGreaterThan(15)
  expect([...new Set(all)].sort()).toEqual([...BOXED].sort())
})

test('every picture that a box cuts has a point that stays in view beside it', () => {
  const without = (fields: Field[], name: string): string[] => [
    ...(fields.some(({ type }) => type === 'image') && !fields.some((field) => field.name === 'focus') ? [name] : []),
    ...fields.flatMap((field) => [
      ...without(field.fields ?? [], `${name}.${field.name}`),
      ...(field.templates ?? []).flatMap((template) => without(template.fields, template.name)),
    ]),
  ]
  expect(collections().flatMap(({ name, fields }) => without(fields, name))).toEqual(['treatment.card'])
})

test('the shape of a box goes by the section, the place in its list, and the choice beside the picture', () => {
  const cards = { blocks: [{}, { _template: 'benefitCards', cards: [0, 1, 2].map(() => ({ picture: { src: '/media/a.webp' } })) }] }
  const ratio = (index: number) => boxesAt('page', cards, `blocks.1.cards.${index}.picture.src`)?.desktop.ratio
  expect([ratio(0), ratio(1), ratio(2)]).toEqual([4 / 5, 4 / 5, 3 / 4])
  const gallery = { blocks: [{ _template: 'gallery', plates: [{ ratio: '1/1' }, {}] }] }
  expect(boxesAt('page', gallery, 'blocks.0.plates.0.src')?.phone?.ratio).toBe(1)
  expect(boxesAt('page', gallery, 'blocks.0.plates.1.src')?.phone?.ratio).toBe(4 / 5)
  expect(boxesAt('teamMember', { image: '/media/a.webp' }, 'image')?.desktop.ratio).toBe(4 / 5)
  expect(boxesAt('page', { blocks: [{ _template: 'textSection', body: '![](/media/a.webp)' }] }, 'blocks.0.body')).toBeUndefined()
})

test('the photograph of a treatment has the box of its place, and none where the shadow of its plant stands instead', () => {
  const width = (engraving?: object) => boxesAt('treatment', { hero: {}, engraving }, 'hero.backgroundImage')?.desktop.width
  expect([width(), width({ photograph: true }), width({ photograph: true, shadow: true })]).toEqual([1440, 760, 760])
  expect(boxesAt('treatment', { hero: {}, engraving: { shadow: true } }, 'hero.backgroundImage')).toBeUndefined()
})

test('the shapes are those that the sections give their boxes', () => {
  const ratios: Record<string, number> = Object.fromEntries(
    [...readFileSync('src/styles/media.css', 'utf8').matchAll(/\.(r\d+) \{\s*aspect-ratio: (\d+)(?: \/ (\d+))?/g)].map(([, name, a, b]) => [
      name ?? '',
      Number(a) / Number(b ?? 1),
    ]),
  )
  const shapesIn = (file: string) => [
    ...new Set([...readFileSync(file, 'utf8').matchAll(/\br(?:45|32|11|34|169|21)\b/g)].map(([name]) => ratios[name])),
  ]
  for (const place of BOXED) {
    const [section = '', list = ''] = place.split('.')
    if (['hero', 'pageHero', 'articleHead', 'treatment', 'teamMember'].includes(section)) continue
    const file = `src/blocks/${section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`
    const isList = ['cards', 'items', 'plates'].includes(list)
    const rows = ['4/5', '3/2', '3/4', '1/1'].map((ratio) => ({ ratio, picture: {} }))
    const items = rows.map((_, index) => {
      const field = place.replace(`${section}.`, 'blocks.0.').replace(`${list}.`, isList ? `${list}.${index}.` : `${list}.`)
      return boxesAt('page', { blocks: [{ _template: section, [list]: isList ? rows : {} }] }, field)?.desktop.ratio
    })
    expect([...new Set(items)].sort(), place).toEqual(shapesIn(file).sort())
  }
})

const kinds = (flaws: Flaw[]) => flaws.map((flaw) => (flaw.kind === 'cut' ? `cut ${flaw.device} ${flaw.wants}` : flaw.kind))
const photo = (width: number, height: number, bytes = 90_000) => ({ width, height, bytes })

test('a picture is blurred, soft, cut or heavy where visitors would see it, and nowhere else', () => {
  const wide = { phone: { ratio: 0.8, width: 390 }, desktop: { ratio: 2, width: 1344 } }
  expect(kinds(flawsOf(photo(1600, 1000), wide))).toEqual([])
  expect(kinds(flawsOf(photo(1000, 625), wide))).toEqual(['blurred'])
  expect(kinds(flawsOf(photo(1400, 900), wide))).toEqual(['soft'])
  expect(kinds(flawsOf(photo(1600, 3200), wide))).toEqual(['cut desktop wide'])
  expect(kinds(flawsOf(photo(3200, 1000), wide))).toEqual(['cut phone tall'])
  expect(kinds(flawsOf(photo(1600, 1000, 3_000_000), wide))).toEqual(['heavy'])
  expect(kinds(flawsOf(photo(500, 100, 3_000_000), undefined))).toEqual(['heavy'])
})

test('what is wrong says what to do, in the words of editors', () => {
  const said = flawsOf(photo(300, 900, 3_000_000), { desktop: { ratio: 2, width: 1344 } }).map(flawSentence)
  expect(said).toEqual([
    'It is only 300 pixels wide and looks blurred here. Choose one that is at least 1600 pixels wide.',
    'On large screens only 17 % of it is seen. Choose a wider picture, or the point that stays in view.',
    'The file is heavy (2.9 MB), so the page comes late. Upload it anew: the site makes it lighter.',
  ])
})

test('the words of a picture are kept in each language, and read as they were written', () => {
  const alts = { en: 'A rose', 'zh-CN': '玫瑰', ar: 'وردة' } as const
  expect(writeAlts({ ...alts, ar: ' وردة ', 'zh-TW': ' ' })).toEqual({
    alt: 'A rose',
    translations: { zhCN: { alt: '玫瑰' }, ar: { alt: 'وردة' } },
  })
  expect(readAlts(writeAlts(alts) as never)).toEqual(alts)
  expect(writeAlts({ en: ' ' })).toBeUndefined()
  expect([altField('en'), altField('zh-TW')]).toEqual(['alt', 'translations.zhTW.alt'])
})

test('only the languages that say something else count as changed', () => {
  const kept = { en: 'A rose', ar: 'وردة' }
  expect(changedAlts(kept, { en: 'A rose ', ar: 'وردة', 'zh-CN': ' ' })).toEqual({})
  expect(changedAlts(kept, { en: 'Two roses', ar: '', 'zh-CN': '玫瑰' })).toEqual({ en: 'Two roses', ar: '', 'zh-CN': '玫瑰' })
})

test('a use takes the words of its picture where it has none, and keeps its own', () => {
  const kept = { en: 'A rose', 'zh-CN': '玫瑰', ar: 'وردة' }
  expect(takenOver({}, kept)).toEqual(kept)
  expect(takenOver({ alt: 'Our garden' }, kept)).toEqual({})
  expect(takenOver({ alt: 'A rose', translations: { ar: { alt: 'زهرة' } } }, kept)).toEqual({ 'zh-CN': '玫瑰' })
  expect(takenOver({ alt: 'Example' }, kept, (alt) => alt === 'Example')).toEqual(kept)
  expect(takenOver({}, { ar: 'وردة' })).toEqual({})
})

test('the words beside a picture are no picture that nothing shows', () => {
  expect(isAltsFile('/media/scene/a.webp.json')).toBe(true)
  expect(isAltsFile('/media/a.json')).toBe(false)
  const files = [
    { address: '/media/a.webp', bytes: 9 },
    { address: '/media/a.webp.json', bytes: 9 },
  ]
  expect(
    found(pictureFiles, { 'page/a': page([{ plates: [{ src: '/media/a.webp', alt: 'A' }], _template: 'gallery' }]) }, { files }),
  ).toEqual([])
})

test('another address stands wherever a picture was named, and nothing else changes', () => {
  const before = { a: '/media/a.webp', b: ['![](/media/a.webp) and /media/a.webp.webp', { c: '/media/aa.webp' }], d: null, e: { f: 1 } }
  const after = withAddress(before, '/media/a.webp', '/media/$&.webp') as typeof before
  expect(after).toEqual({ ...before, a: '/media/$&.webp', b: ['![](/media/$&.webp) and /media/a.webp.webp', { c: '/media/aa.webp' }] })
  expect(Object.keys(after)).toEqual(Object.keys(before))
  expect(withAddress(before, '/media/none.webp', '/media/x.webp')).toBe(before)
})

const listed = (path: string, uses = 1, isDescribed = true) => ({ path, uses, isDescribed, width: 1, height: 1, bytes: 1 })
const all = [listed('a.webp', 0), listed('scene/b.webp'), listed('scene/deep/c.webp', 2, false)]
const paths = (wanted: Partial<Parameters<typeof wantedOf>[1]>) =>
  wantedOf(all, { folder: undefined, words: '', filter: 'every', ...wanted }).map(({ path }) => path)

test('the list shows a folder, finds in all of them, and can show what wants an eye', () => {
  expect(foldersOf(all)).toEqual([
    ['', 1],
    ['scene', 1],
    ['scene/deep', 1],
  ])
  expect(paths({ folder: 'scene' })).toEqual(['scene/b.webp'])
  expect(paths({ folder: 'scene', words: 'DEEP' })).toEqual(['scene/deep/c.webp'])
  expect(paths({ words: 'webp' })).toEqual([])
  expect([paths({ filter: 'unused' }), paths({ filter: 'undescribed' })]).toEqual([['a.webp'], ['scene/deep/c.webp']])
})

test('the arrows lead through the grid and stop at its edges', () => {
  const to = (key: string, at: number) => stepTo(key, at, 3, 8)
  expect([
    to('ArrowRight', 0),
    to('ArrowDown', 1),
    to('ArrowUp', 4),
    to('ArrowLeft', 0),
    to('ArrowDown', 6),
    to('End', 2),
    to('Home', 5),
  ]).toEqual([1, 4, 1, 0, 6, 7, 0])
  expect(to('a', 3)).toBe(3)
})
