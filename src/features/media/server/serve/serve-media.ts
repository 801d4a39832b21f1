import type { Context } from 'hono'
import { withoutAsIs } from '../../../../model/picture-address.ts'
import { clientAddress } from '../../../../server/http/client-address.ts'
import { sendPassive } from '../../../../server/http/files/files.ts'
import { despiteChange } from '../../../../server/http/files/inside.ts'
import { pathIn } from '../../../../server/http/files/plain-path.ts'
import { type Stored, storedBytes } from '../../../../server/http/files/stored.ts'
import { parseSized } from '../../../../ui/widths.ts'
import { mediaType } from '../kind.ts'
import { meantOn } from '../listing/list.ts'
import { firstOn, type Shelf } from '../shelf.ts'
import type { Sizes } from './sizes.ts'

const FRESH = { 'cache-control': 'no-cache' }

/** Tells whether an address lies in the media folder, of which only pictures, films and drawings are served. */
export const isMedia = (address: string): boolean => /^media(\/|$)/i.test(pathIn(address) ?? '')

/**
 * Serves `/media/…`, and `/media/w{width}/…` made from it (cut with `/media/w{width}-4x5/…`), out of the first of `shelves` that has the picture; undefined
 * if none has. A picture may be replaced under its name, so it is asked for again at every use, and mostly unchanged.
 */
export const serveMedia = (c: Context, address: string, shelves: Shelf[], sizes: Sizes, headers = FRESH): Promise<Response | undefined> =>
  despiteChange(async () => {
    const path = pathIn(address)
    if (!path?.startsWith('media/')) return undefined
    const sizedAs = parseSized(`/${path}`)
    const sizedFile = sizedAs && (await meant(shelves, sizedAs.name))
    // A folder may be called as a width is.
    const wanted = sizedFile && sizedAs
    const [name, file] = sizedFile ?? (await meant(shelves, path.slice('media/'.length))) ?? []
    const type = file && mediaType(name ?? '', file.start)
    if (!type) return undefined
    if (!wanted) return sendPassive(c, type, file, headers)
    const sized = await sizes.at(file, wanted.width, wanted.cut, clientAddress(c))
    return sized && sendPassive(c, 'image/webp', storedBytes(sized), headers)
  })

/** Finds the picture that an address means: its path below the public folder, and its file. */
async function meant(shelves: Shelf[], path: string): Promise<[string, Stored] | undefined> {
  const name = `media/${await meantOn(shelves, withoutAsIs(path))}`
  const file = await firstOn(shelves, name)
  return file && [name, file]
}
