import { Fragment, type ReactNode } from 'react'

/** Puts elements into a sentence where their names stand: `('Delete that of [name]?', { name: <bdi>Ada</bdi> })`. */
export const withElements = (sentence: string, elements: Record<string, ReactNode>): ReactNode =>
  sentence.split(/\[(\w+)\]/).map((part, at) => (at % 2 === 0 ? part : <Fragment key={part}>{elements[part]}</Fragment>))
