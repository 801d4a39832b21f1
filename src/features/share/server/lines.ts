import type { Locale } from '../../../model/languages.ts'
import { lettersOf } from './faces.ts'

/** How finely widths are tried. */
const STEPS = 40
/** Chinese characters and their punctuation. */
const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/u
const [OPENING, CLOSING] = [/[\p{Ps}\p{Pi}]$|\d\s?$/u, /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\s]/u]

/** Cuts a text where a line may end: after a space, and beside a Chinese word, though not before a comma, or after a bracket or a number. */
export function unitsOf(text: string, locale: Locale): string[] {
  const units: string[] = []
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = units.at(-1)
    const isChinese = last !== undefined && (HAN.test(last.at(-1) ?? '') || HAN.test(segment[0] ?? ''))
    const mayBreak = last === undefined || (isChinese ? !OPENING.test(last) && !CLOSING.test(segment) : last.endsWith(' '))
    if (mayBreak && segment !== ' ') units.push(segment)
    else units[Math.max(0, units.length - 1)] = (last ?? '') + segment
  }
  return units
}

/** Fills lines with units, each as full as `most` allows. */
function fill(units: string[], most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const unit of units) {
    const longer = (lines.at(-1) ?? '') + unit
    if (lines.length > 0 && widthOf(longer.trim()) <= most) lines[lines.length - 1] = longer
    else lines.push(unit)
  }
  return lines
}

/** Counts the lines that end within a Chinese sentence, where a dictionary may have taken half a word for a whole one. */
const roughIn = (lines: string[]) => lines.slice(0, -1).filter((line) => !/[\s\p{P}]$/u.test(line)).length

/** Breaks a text into the fewest lines, and these where readers pause and as equal as they can be; `rough` counts those that end elsewhere. */
export function linesOf(text: string, locale: Locale, most: number, widthOf: (text: string) => number): { lines: string[]; rough: number } {
  const units = unitsOf(text, locale)
  let best = fill(units, most, widthOf)
  for (let step = STEPS; step >= STEPS / 2; step -= 1) {
    const width = (most * step) / STEPS
    const lines = fill(units, width, widthOf)
    const fits = lines.length === best.length && lines.every((line) => widthOf(line.trim()) <= width)
    if (fits && roughIn(lines) <= roughIn(best)) best = lines
  }
  return { lines: best.map((line) => line.trim()), rough: roughIn(best) }
}

/**
 * Breaks a text into full lines for which it is too long, or one of its words too wide: such a word is broken between letters. What
 * doesn't go on `mostLines` is left out, and three dots say so.
 */
export function brokenLinesOf(text: string, locale: Locale, most: number, mostLines: number, widthOf: (text: string) => number): string[] {
  const units = unitsOf(text, locale).flatMap((unit) => (widthOf(unit.trim()) <= most ? [unit] : fill(lettersOf(unit), most, widthOf)))
  const lines = fill(units, most, widthOf).map((line) => line.trim())
  if (lines.length <= mostLines) return lines
  const last = lettersOf(lines[mostLines - 1] ?? '')
  while (last.length > 0 && widthOf(`${last.join('')}…`) > most) last.pop()
  return [...lines.slice(0, mostLines - 1), `${last.join('').trim()}…`]
}
