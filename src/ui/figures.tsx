import type { ReactNode } from 'react'

const ARABIC = /\p{Script=Arabic}/u
/** Prices, percentages, ranges and long numbers such as a phone's. */
const FIGURES = /(£\d[\d.,]*|\d[\d.,]*%|\d+(?:[-–:]\d+)+|\+?\d[\d ]{6,}\d)/

/** `30–45`, `9:00–18:00` */
const RANGE = /(\d[\d:.]*–\d[\d:.]*)/

/**
 * Figures inside Arabic keep their own direction, or £370 would read 370£: `'من £370'` => من <bdi>£370</bdi>.
 * In other texts a range stays on one line: `'30–45 minutes'` => <span>30–45</span> minutes.
 */
export function Figures({ text }: { text: string }): ReactNode {
  if (!ARABIC.test(text)) return RANGE.test(text) ? unbrokenRanges(text) : text
  return text.split(FIGURES).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move.
      <bdi dir="ltr" key={index}>
        {part}
      </bdi>
    ) : (
      part
    ),
  )
}

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
