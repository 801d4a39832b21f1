import type { Context } from 'hono'
import { clientAddress } from '../../../../server/http/client-address.ts'
import { sendPassive } from '../../../../server/http/files/files.ts'
import { despiteChange } from '../../../../server/http/files/inside.ts'
import { pathIn } from '../../../../server/http/files/plain-path.ts'
import { storedBytes } from '../../../../server/http/files/stored.ts'
import { parseSized } from '../../../../ui/widths.ts'
import { mediaType } from '../kind.ts'
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
    const wanted = parseSized(`/${path}`)
    const name = wanted ? `media/${wanted.name}` : path
    const file = await firstOn(shelves, name)
    const type = file && mediaType(name, file.start)
    if (!type) return undefined
    if (!wanted) return sendPassive(c, type, file, headers)
    const sized = await sizes.at(file, wanted.width, wanted.cut, clientAddress(c))
    return sized && sendPassive(c, 'image/webp', storedBytes(sized), headers)
  })
