import { Fragment } from 'react'
import { Figures } from './figures.tsx'

/** A text in parts, of which each second one is marked: `['Lip ', 'filler', '']` => Lip <mark>filler</mark> */
export const Marked = ({ parts }: { parts: string[] }) =>
  parts.map((part, index) => {
    const text = part && <Figures text={part} />
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move.
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>
  })
