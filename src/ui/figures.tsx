import type { ReactNode } from 'react'

const ARABIC = /\p{Script=Arabic}/u
/** Prices, percentages, ranges and long numbers such as a phone's. */
const FIGURES = /(£\d[\d.,]*|\d[\d.,]*%|\d+(?:[-–:]\d+)+|\+?\d[\d ]{6,}\d)/

/** Figures inside Arabic keep their own direction, or £370 would read 370£: `'من £370'` => من <bdi>£370</bdi>. */
export function Figures({ text }: { text: string }): ReactNode {
  if (!ARABIC.test(text)) return text
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
