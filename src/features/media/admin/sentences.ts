import type { Flaw } from '../rules/flaws.ts'
import { word as libraryWord } from './words/library'
import { word } from './words/one'

/** `2100000` => `'2.0 MB'`, `65080` => `'64 kB'` */
const weight = (bytes: number) => (bytes < 1024 * 1000 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`)

/** What is wrong with a picture, and what to do. */
export function flawSentence(flaw: Flaw): string {
  if (flaw.kind === 'heavy') return word('heavy', { weight: weight(flaw.bytes) })
  if (flaw.kind === 'cut')
    return word(`${flaw.wants === 'tall' ? 'cutTall' : 'cutWide'}_${flaw.device}`, { percent: Math.round(flaw.shown * 100) })
  return word(flaw.kind, { width: flaw.width, needed: flaw.needed })
}

export const sizeSentence = ({ width, height, bytes }: { width: number; height: number; bytes: number }) =>
  word('size', { width, height, weight: weight(bytes) })

/** Says how many places show a picture: `'In 3 places'` */
export const placesSentence = (uses: number) => (uses === 0 ? libraryWord('unused') : libraryWord('inPlaces', { count: uses }))

/** Says why a file was refused; the reason is a sentence that follows its name. */
export const refusedFile = (file: string, reason: string) => libraryWord('refused', { file, reason })
