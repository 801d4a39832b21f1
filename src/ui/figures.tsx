import type { ReactNode } from 'react'
import { ONE_RANGE, partsByDirection } from './isolate.ts'
import { typeset } from './typeset.ts'

const RANGE = new RegExp(`(${ONE_RANGE.source})`)

/**
 * A text as visitors read it, with the marks of print; every text of an editor comes to the page through this.
 * Figures and names in brackets inside Arabic keep their own direction, or £370 would read 370£: `'من £370'` => من <bdi>£370</bdi>.
 * In other texts a range stays on one line: `'30-45 minutes'` => <span>30–45</span> minutes.
 * What is to stay `asWritten`, such as an address, keeps its own marks, and lines may break in it.
 */
export function Figures({ text: written, asWritten }: { text: string; asWritten?: boolean }): ReactNode {
  const text = asWritten ? written : typeset(written)
  const parts = partsByDirection(text)
  if (parts.length === 1) return RANGE.test(text) && !asWritten ? unbrokenRanges(text) : text
  return parts.map((part, index) =>
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
export function hasParts(text: string): boolean {
  const set = typeset(text)
  return text.includes('|') || partsByDirection(set).length > 1 || RANGE.test(set)
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
