import { Fragment, type ReactNode } from 'react'

/**
 * Draws each item of a list, known by its place. Known by its words, an item would be drawn anew with each letter that an
 * editor types into it, and two with the same words would count as one.
 */
export const each = <Item,>(items: readonly Item[] | null | undefined, draw: (item: Item, index: number) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the place is what an item of a page is known by.
  items?.map((item, index) => <Fragment key={index}>{draw(item, index)}</Fragment>)
