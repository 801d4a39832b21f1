import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import type { Locale } from '../../../model/languages.ts'

const OWN = resolve(import.meta.dirname, '../../../../public/fonts')
const { resolve: find } = createRequire(import.meta.url)

/** An opened font. `scale` lifts the small eye of the Arabic one, as `size-adjust` of the style sheet does. */
export type OpenFace = { font: Font; unitsPerEm: number; scale: number }
/** A font that may be opened: which characters it has, and how to open it. */
type Known = { has: (code: number) => boolean; open: () => Promise<OpenFace> }

/** Opens a file once, in one weight of those that it has. */
function known(file: string, has: Known['has'], { weight = 500, scale = 1 } = {}): Known {
  let opened: Promise<OpenFace> | undefined
  const read = async () => {
    const face = new Face(new Blob(await decompress(await readFile(file))))
    const font = new Font(face)
    font.setVariations([new Variation('wght', weight)])
    return { font, unitsPerEm: face.upem, scale }
  }
  const open = () => {
    opened ??= read().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return { has, open }
}

/** `'U+4e00-4e02,U+ff0c'` => tells whether a character is among those. */
function within(ranges: string): Known['has'] {
  const all = ranges.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return [first, last] as const
  })
  return (code) => all.some(([first, last]) => code >= first && code <= last)
}

/** Returns the files of a font that is installed, which is cut into several by characters. */
async function installed(name: string): Promise<Known[]> {
  const list = find(`@fontsource-variable/${name}/unicode.json`)
  const ranges: Record<string, string> = JSON.parse(await readFile(list, 'utf8'))
  return Object.entries(ranges).map(([part, codes]) =>
    known(join(dirname(list), `files/${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`), within(codes)),
  )
}

const LATIN = known(join(OWN, 'ibarra-latin-var.woff2'), within('U+20-17f,U+2010-2026,U+20ac,U+2122'))
const ARABIC = known(join(OWN, 'markazi-arabic-var.woff2'), within('U+600-6ff,U+750-77f,U+200c-200f'), { scale: 1.31 })
const LETTER_A = 0x41
let read: Promise<Known[][]> | undefined

/**
 * Returns the fonts in the order in which a language asks them: those of the site, the full font of the Latin one, those with
 * Greek, Cyrillic and more, and the Chinese ones, the language's own first; and the one whose box stands for a letter that none has.
 */
async function fontsFor(locale: Locale): Promise<{ fonts: Known[]; boxes: Known | undefined }> {
  read ??= Promise.all(['ibarra-real-nova', 'noto-serif', 'noto-serif-sc', 'noto-serif-tc'].map(installed))
  const [full = [], other = [], simplified = [], traditional = []] = await read
  const chinese = locale === 'zh-TW' ? [...traditional, ...simplified] : [...simplified, ...traditional]
  // The site's own fonts draw nothing for what they lack, or the arms of a printer.
  return { fonts: [LATIN, ARABIC, ...full, ...other, ...chinese], boxes: other.find(({ has }) => has(LETTER_A)) }
}

/** Signs that nobody sees, so that no font has to have them. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\s]$/u

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Cuts a text into what readers take for one letter, with its marks: `'Ğx'` => `['Ğ', 'x']`, however it is put together. */
export const lettersOf = (text: string): string[] => [...letters.segment(text)].map(({ segment }) => segment)

/** Tells whether a font has a letter with all of its marks. */
export const draws = ({ font }: OpenFace, letter: string): boolean =>
  [...letter].every((sign) => UNSEEN.test(sign) || font.nominalGlyph(sign.codePointAt(0) ?? 0) !== undefined)

/**
 * Opens the fonts that a text needs: the function it returns tells which draws a letter with all of its marks, else the letter
 * without them, or a mark alone. What no font here has is drawn as an empty box, never as nothing.
 */
export async function openFaces(text: string, locale: Locale): Promise<(letter: string) => OpenFace> {
  const { fonts, boxes } = await fontsFor(locale)
  const latin = await LATIN.open()
  const faces = new Map<string, OpenFace>()
  for (const letter of new Set([...lettersOf(text), ...text])) {
    const signs = [...letter].filter((sign) => !UNSEEN.test(sign))
    const face =
      (await faceFor(signs, fonts)) ?? (await faceFor(signs.slice(0, 1), fonts)) ?? (signs.length > 0 ? await boxes?.open() : undefined)
    if (face) faces.set(letter, face)
  }
  return (letter) => faces.get(letter) ?? latin
}

async function faceFor(signs: string[], fonts: Known[]): Promise<OpenFace | undefined> {
  for (const { has, open } of signs.length > 0 ? fonts : []) {
    if (!signs.every((sign) => has(sign.codePointAt(0) ?? 0))) continue
    const face = await open()
    if (draws(face, signs.join(''))) return face
  }
  return undefined
}
