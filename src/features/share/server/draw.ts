import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { parsePlate } from '../../../content/view/plate-name.ts'
import type { Flower } from '../../../model/clinics.ts'
import { directionOf, type Locale } from '../../../model/languages.ts'
import { SHARE_SIZE } from '../../../model/share-size.ts'
import { grow } from '../../herbarium/rules/grow.ts'
import type { ShareCard } from '../rules/share-card.ts'
import { lettersOf, type OpenFace, openFaces } from './faces.ts'
import { brokenLinesOf, linesOf } from './lines.ts'
import { drawLine } from './runs.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
const MARGIN = 72
/** The title stands in this box, below the word mark and above the cities. */
const TITLE = { width: 640, top: 158, height: 330 }
/** The sizes of a title, from that of a name to the smallest that is still read on a telephone. */
const SIZES = [96, 84, 74, 66, 58, 52, 46]
/** The sizes of a title that fits in none of those, or of which a word does not, and its most letters. */
const SMALLER = [46, 40, 34, 28]
const MOST_LETTERS = 1000
/** What is better than larger letters: two lines, down to a size, then three, and both with `isSmooth` where readers pause; then as many as there is room for. */
const BEST = [
  { most: 2, from: 66, isSmooth: true },
  { most: 3, from: 58, isSmooth: true },
  { most: 2, from: 66, isSmooth: false },
  { most: 3, from: 52, isSmooth: false },
  { most: 6, from: 46, isSmooth: false },
]
const LINE = 1.2
const CITIES_SIZE = 34
/** The engraving is larger than the picture, and cut at its edge. */
const PLATE = { width: 560, height: 700 }
/** Of the theme: page, text, its second tone, brass, and the ink that goes with each flower. */
const [IVORY, INK, INK_2, BRASS] = ['#fbf8f2', '#241a22', '#493d46', '#a98549']
const INKS: Record<Flower, string> = { rose: '#7e3242', thistle: '#5b415f' }
const LOGO = resolve(import.meta.dirname, '../../../../public/logo.svg')

/** Returns the share picture of a page as PNG. The same card, the same bytes. */
export async function drawShare(given: ShareCard, locale: Locale): Promise<Buffer<ArrayBuffer>> {
  const isRtl = directionOf(locale) === 'rtl'
  const card = drawable(given)
  const ink = INKS[card.ink]
  const faceOf = await openFaces([card.title, ...card.cities, BETWEEN, '…'].join(' '), locale)
  const left = isRtl ? -60 : WIDTH - PLATE.width + 60
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: IVORY } })
    .composite([
      { input: await plateIn(card.plate, ink, Math.max(0, -left)), left: Math.max(0, left), top: 0 },
      { input: Buffer.from(await wordsOf(card, locale, ink, faceOf)), left: 0, top: 0 },
    ])
    .png({ palette: true, colours: 64, effort: 5 })
    .toBuffer()
}

/** Returns a card whose letters are put together as fonts have them, with no more of them than can be drawn. */
const drawable = ({ title, cities, ...rest }: ShareCard): ShareCard => {
  const plain = (text: string) =>
    lettersOf(text.normalize('NFC').replace(/[\t\n\r ]+/g, ' '))
      .slice(0, MOST_LETTERS)
      .join('')
      .trim()
  return { ...rest, title: plain(title), cities: cities.map(plain) }
}

/** Returns an engraving in an ink, cut to the picture; `from` pixels of its left stay outside. */
async function plateIn(address: string, ink: string, from: number): Promise<Buffer> {
  const name = parsePlate(address)
  if (!name) throw new Error(`${address} names no engraving.`)
  const drawn = await sharp(Buffer.from(grow(name)(1)))
    .resize(PLATE)
    .extract({ left: from, top: (PLATE.height - HEIGHT) / 2, width: PLATE.width - 60, height: HEIGHT })
    .png()
    .toBuffer()
  return sharp({ create: { width: PLATE.width - 60, height: HEIGHT, channels: 4, background: ink } })
    .composite([{ input: drawn, blend: 'dest-in' }])
    .png()
    .toBuffer()
}

const BETWEEN = ' · '

/** Returns the words of the picture as a drawing of outlines: the word mark, the title, and where the thing is to be had. */
async function wordsOf(
  { title, cities }: ShareCard,
  locale: Locale,
  ink: string,
  faceOf: (character: string) => OpenFace,
): Promise<string> {
  const direction = directionOf(locale)
  const edge = direction === 'rtl' ? WIDTH - MARGIN : MARGIN
  const put = (text: string, size: number, y: number, colour: string) => {
    const { paths, width } = drawLine(text, direction, size, faceOf)
    return `<g fill="${colour}" transform="translate(${direction === 'rtl' ? edge - width : edge} ${y})">${paths}</g>`
  }
  const { lines, size } = fitted(title, locale, faceOf)
  const first = TITLE.top + (TITLE.height - lines.length * size * LINE) / 2 + size * 0.92
  const rule = direction === 'rtl' ? edge - 96 : edge
  const where = cities.join(BETWEEN)
  const mark = (await readFile(LOGO, 'utf8')).replace(
    '<svg ',
    `<svg x="${direction === 'rtl' ? edge - 344 : edge}" y="60" width="344" height="64" color="${ink}" `,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    mark,
    ...lines.map((line, index) => put(line, size, first + index * size * LINE, INK)),
    `<rect x="${rule}" y="516" width="96" height="3" fill="${BRASS}"/>`,
    put(where, Math.min(CITIES_SIZE, TITLE.width / drawLine(where, direction, 1, faceOf).width), 568, INK_2),
    '</svg>',
  ].join('')
}

/** Returns the lines of a title and their size: the largest at which they fit into its box, in few lines. */
function fitted(title: string, locale: Locale, faceOf: (character: string) => OpenFace): { lines: string[]; size: number } {
  const known = new Map<string, number>()
  /** The width of a text in letters of one pixel. */
  const thin = (text: string) => {
    const width = known.get(text) ?? drawLine(text, directionOf(locale), 1, faceOf).width
    known.set(text, width)
    return width
  }
  const tried = SIZES.map((size) => {
    const widthOf = (text: string) => thin(text) * size
    const { lines, rough } = linesOf(title, locale, TITLE.width, widthOf)
    return { lines, size, rough, fits: lines.length * size * LINE <= TITLE.height && lines.every((line) => widthOf(line) <= TITLE.width) }
  })
  const best = BEST.flatMap(({ most, from, isSmooth }) =>
    tried.filter(({ lines, size, rough, fits }) => fits && lines.length <= most && size >= from && !(isSmooth && rough > 0)),
  )
  if (best[0]) return best[0]
  const smaller = SMALLER.map((size) => {
    const mostLines = Math.floor(TITLE.height / (size * LINE))
    return { size, mostLines, lines: brokenLinesOf(title, locale, TITLE.width, mostLines, (text) => thin(text) * size) }
  })
  const [smallest] = smaller.slice(-1)
  return smaller.find(({ lines }) => !lines.at(-1)?.endsWith('…')) ?? { lines: smallest?.lines ?? [], size: smallest?.size ?? 0 }
}
