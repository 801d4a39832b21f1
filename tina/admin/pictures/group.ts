import { pictureAt, readAddress } from '../../../src/model/picture-address.ts'
import { panelOf } from '../translations/places'

/** The names of the fields beside a field, by its path: `('blocks.0.picture.src', 'alt')` => `'blocks.0.picture.alt'` */
export const beside = (path: string, name: string) => path.replace(/[^.]*$/, name)

/** The group that a field belongs to: `'blocks.0.picture.src'` => `'blocks.0.picture'`; empty for the document itself. */
export const groupOf = (path: string) => panelOf(path).replace(/\.?[^.]*$/, '')

/** The collection of a document: `'content/page/home.json'` => `'page'`. */
export const collectionOf = (path = '') => path.split('/')[1] ?? ''

/** The path of a picture among all: `'/media/scene/a.webp'` => `'scene/a.webp'`; undefined for the address of anything else, such as a drawing. */
export const pathOf = (address: unknown): string | undefined =>
  typeof address === 'string' ? pictureAt(readAddress(address) ?? '') : undefined
