import type { ReactNode } from 'react'
import { typeset } from './typeset.ts'

const ARABIC = /\p{Script=Arabic}/u
/** `30–45`, `9:00–18:00`, `9am–8pm`, `£120–£150` */
const ONE_RANGE = /[£€$]?\d[\d:.,]*(?: ?(?:am|pm|%))?–[£€$]?\d(?:[\d:.,]*\d)?(?: ?(?:am|pm)\b|%)?/
const RANGE = new RegExp(`(${ONE_RANGE.source})`)
/** A name in Latin letters behind an Arabic one, which leaves a line as a whole: `(Cool Laser)` */
const NAME = /\([A-Za-z][\w .,&+:-]{0,40}\)/
/** Names, ranges, prices, percentages, and long numbers such as a phone's. */
const FIGURES = new RegExp(`(${NAME.source}|${ONE_RANGE.source}|£\\d[\\d.,]*|\\d[\\d.,]*%|\\d+(?:[-–:]\\d+)+|\\+?\\d[\\d ]{6,}\\d)`)

/**
 * A text as visitors read it, with the marks of print; every text of an editor comes to the page through this.
 * Figures and names in brackets inside Arabic keep their own direction, or £370 would read 370£: `'من £370'` => من <bdi>£370</bdi>.
 * In other texts a range stays on one line: `'30-45 minutes'` => <span>30–45</span> minutes.
 * What is to stay `asWritten`, such as an address, keeps its own marks, and lines may break in it.
 */
export function Figures({ text: written, asWritten }: { text: string; asWritten?: boolean }): ReactNode {
  const text = asWritten ? written : typeset(written)
  if (!ARABIC.test(text)) return RANGE.test(text) && !asWritten ? unbrokenRanges(text) : text
  return text.split(FIGURES).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move.
      <bdi dir="ltr" className={part.startsWith('(') ? 'name' : undefined} key={index}>
        {part}
      </bdi>
    ) : (
      part
    ),
  )
}

/** Tells whether a text comes to the page in several parts: with figures that keep together, or with an accent behind a pipe. */
export const hasParts = (text: string) => text.includes('|') || (ARABIC.test(text) ? FIGURES : RANGE).test(typeset(text))

const unbrokenRanges = (text: string) =>
  text.split(RANGE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move.
      <span className="whitespace-nowrap" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
