import { word } from './words'

/** For each value of the field Visible, what the button says that gives it, and what is said of a document that has got it. */
export const VISIBILITIES: Record<string, { act: string; done(title: string): string }> = {
  published: { act: word('publish'), done: (title) => word('isPublished', { title }) },
  listed: { act: word('list'), done: (title) => word('isListed', { title }) },
  unlisted: { act: word('unlist'), done: (title) => word('isUnlisted', { title }) },
  unpublished: { act: word('hide'), done: (title) => word('isHidden', { title }) },
}
