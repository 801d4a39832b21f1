import { addressOf } from '../../../model/picture-address.ts'

/** The address of the pictures on the server; below it are the files, on the editor's branch. */
export const MEDIA = '/api/media'

/** The bytes of the largest file that is taken, and the reason for a larger one. */
export const MOST_BYTES = 20 * 1024 * 1024
export const TOO_LARGE = 'is larger than 20 MB. Export it smaller.'

/** The reason with which a picture that moves is refused until it is sent again with the query `STILL`: its first picture is wanted. */
export const MOVES = 'moves'
export const STILL = { still: 'yes' }

/** A part of the pictures in a folder: its folders by name, pictures by path, and the `offset` at which the next part begins. */
export type Listing = { folder: string; folders: string[]; pictures: string[]; next?: number }

/** A picture as it was kept: its path from the pictures' root, its address on the site, and its size. */
export type KeptPicture = { path: string; address: string; width: number; height: number }

/** Thumbnail of a picture on the editor's branch: `('scene/a.webp', 480)` => `'/api/media/w480/scene/a.webp'`. */
export const thumbnail = (path: string, width: number) => addressOf(path).replace('/media/', `${MEDIA}/w${width}/`)
