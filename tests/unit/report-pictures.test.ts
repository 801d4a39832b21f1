import { expect, test } from 'vitest'
import { alternativeTexts } from '../../src/features/report/rules/checks/alternative-texts.ts'
import { links } from '../../src/features/report/rules/checks/links.ts'
import { pictureFiles } from '../../src/features/report/rules/checks/picture-files.ts'
import { addressOf } from '../../src/model/picture-address.ts'
import { ODD_NAMES } from '../fixtures/picture-names.ts'
import { found, page } from '../fixtures/report.ts'

const plate = (rest: object) => ({ 'page/a': page([{ heading: 'H', plates: [{ src: '/media/a.webp', ...rest }], _template: 'gallery' }]) })
const file = (address: string, bytes = 1000) => ({ address, bytes })

test('a picture without alternative text is an error, without a translated one worth a look', () => {
  expect(found(alternativeTexts, plate({}))).toEqual(['error page/a blocks.0.plates.0.alt'])
  expect(
    found(alternativeTexts, plate({ alt: 'A rose', translations: { zhCN: { alt: '玫瑰' }, zhTW: { alt: ' ' }, ar: { alt: 'وردة' } } })),
  ).toEqual(['warning page/a blocks.0.plates.0.translations.zhTW.alt zh-TW'])
})

test('a group that has no picture needs no words for one', () => {
  expect(found(alternativeTexts, { 'treatment/a': { title: 'A', hero: { title: 'A' } } })).toEqual([])
  expect(found(alternativeTexts, { 'treatment/a': { title: 'A', hero: { title: 'A', backgroundImage: '/media/a.webp' } } })).toEqual([
    'error treatment/a hero.alt',
  ])
})

test('a picture or film whose file is missing is an error', () => {
  expect(found(pictureFiles, plate({}))).toEqual(['error page/a blocks.0.plates.0.src'])
  expect(found(pictureFiles, plate({}), { files: [file('/media/a.webp')] })).toEqual([])
  expect(found(pictureFiles, { 'page/a': page([{ film: { wide: '/gone.mp4' }, _template: 'hero' }]) })).toEqual([
    'error page/a blocks.0.film.wide',
  ])
})

test('a file that neither a document nor the program shows is worth a look', () => {
  const files = ['/media/a.webp', '/media/b.webp', '/media/maps/map-london.svg', '/media/mask.svg', '/fonts/a.woff2'].map((address) =>
    file(address),
  )
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands for the text of a program.
  const code = 'src={`/media/maps/map-${city}.svg`} url("/media/mask.svg")'
  expect(found(pictureFiles, plate({}), { files, code })).toEqual(['warning public/media/b.webp'])
})

test('a file that slows pages down is worth a look', () => {
  const files = [file('/media/a.webp', 5_000_000)]
  expect(found(pictureFiles, plate({}), { files })).toEqual(['warning public/media/a.webp'])
})

test.each(ODD_NAMES.filter((name) => name !== 'as-is/w480/a.webp'))(
  'the picture %j is there and shown, by its address and as somebody wrote it',
  (name) => {
    const files = [file(`/media/${name}`)]
    const beyond = /[?"<|*]|^con\.|\.\//.test(name) ? [`warning public/media/${name}`] : []
    for (const src of [addressOf(name), `/media/${name.normalize('NFC')}`, `/media/${name.normalize('NFD')}`])
      expect(found(pictureFiles, plate({ src }), { files }), src).toEqual(beyond)
    expect(found(pictureFiles, plate({ src: addressOf(name) }))).toEqual(['error page/a blocks.0.plates.0.src'])
  },
)

test('a file whose name Windows can’t keep is named', () => {
  const files = ['/media/con.webp', '/media/scene/Nul.webp', '/media/a?b.webp', '/media/console.webp'].map((address) => file(address))
  const code = files.map(({ address }) => `"${address}"`).join(' ')
  expect(found(pictureFiles, plate({ src: '/media/console.webp' }), { files, code }).filter((one) => /con\.|Nul/.test(one))).toEqual([
    'warning public/media/con.webp',
    'warning public/media/scene/Nul.webp',
  ])
})

test.each(ODD_NAMES)('a text that shows the picture %j leads to a file', (name) => {
  const text = { 'faq/a': { question: 'Q', answer: `See ![it](${addressOf(name)}) here.` } }
  expect(found(links, text, { files: [file(`/media/${name}`)] })).toEqual([])
  expect(found(links, text, { files: [file('/media/other.webp')] })).toEqual(['error faq/a answer'])
})
