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

/** Returns the files of a Chinese font, which is cut into a hundred by characters. */
async function chinese(name: string): Promise<Known[]> {
  const list = find(`@fontsource-variable/${name}/unicode.json`)
  const ranges: Record<string, string> = JSON.parse(await readFile(list, 'utf8'))
  return Object.entries(ranges).map(([part, codes]) =>
    known(join(dirname(list), `files/${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`), within(codes)),
  )
}

const LATIN = known(join(OWN, 'ibarra-latin-var.woff2'), within('U+20-17f,U+2010-2026,U+20ac,U+2122'))
const ARABIC = known(join(OWN, 'markazi-arabic-var.woff2'), within('U+600-6ff,U+750-77f,U+200c-200f'), { scale: 1.31 })
let read: Promise<{ simplified: Known[]; traditional: Known[] }> | undefined

/** Returns the fonts in the order in which a language asks them: its own script's, then the others. */
async function fontsFor(locale: Locale): Promise<Known[]> {
  read ??= Promise.all([chinese('noto-serif-sc'), chinese('noto-serif-tc')]).then(([simplified, traditional]) => ({
    simplified,
    traditional,
  }))
  const { simplified, traditional } = await read
  return [LATIN, ARABIC, ...(locale === 'zh-TW' ? [...traditional, ...simplified] : [...simplified, ...traditional])]
}

/** Opens the fonts that a text needs: the function it returns tells which draws a character, or the Latin one's empty box. */
export async function openFaces(text: string, locale: Locale): Promise<(character: string) => OpenFace> {
  const fonts = await fontsFor(locale)
  const latin = await LATIN.open()
  const faces = new Map<string, OpenFace>()
  for (const character of new Set(text)) {
    const code = character.codePointAt(0) ?? 0
    for (const { has, open } of fonts) {
      if (!has(code)) continue
      const face = await open()
      if (face.font.nominalGlyph(code) === undefined) continue
      faces.set(character, face)
      break
    }
  }
  return (character) => faces.get(character) ?? latin
}
