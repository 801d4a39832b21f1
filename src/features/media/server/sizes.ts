import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { Busy } from '../../../server/http/busy.ts'
import { createLine } from '../../../server/http/line.ts'
import type { Stored } from '../../../server/http/stored.ts'
import { WIDTHS } from '../../../ui/widths.ts'
import { pictureKind } from './kind.ts'
import { madeFiles } from './made-files.ts'
import { MOST_PIXELS } from './prepare.ts'

const QUALITY = 74
const PATIENCE_SECONDS = 60
/** A file with more bytes is no picture for a page; uploads are 20 MB at most. */
const LARGEST = 40 * 1024 * 1024
/** The bytes that the made pictures may take. This site's pictures in all widths are 12 MB. */
const MOST_BYTES = 500 * 1024 * 1024
/** The number of pictures that may wait to be made. The first visitors of a page ask for some twenty each. */
const WAITING = 200
/** The time for which a size that could not be made is not tried again. */
const HOUR_MS = 3_600_000

// One picture on one processor: the other one, and three of Node's four threads, are left to the pages.
sharp.concurrency(1)

/** Makes pictures in the widths that pages use, one at a time, and keeps them in a folder that can be emptied at any time. */
export function createSizes(folder: string, { mostBytes = MOST_BYTES, waiting = WAITING } = {}) {
  const files = madeFiles(folder, mostBytes)
  const desk = createLine({ each: waiting, inTotal: waiting })
  const working = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>()
  const damaged = new LRUCache<string, true>({ max: 1000, ttl: HOUR_MS })

  async function make(picture: Stored, width: number, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    const bytes = await shrink(await picture.read(), width).catch(() => undefined)
    if (!bytes) damaged.set(name, true)
    else await files.write(name, bytes).catch((error: Error) => console.error(`Media: a size could not be kept: ${error.message}`))
    return bytes
  }

  /** Returns a picture in a width, made once however many ask for it; undefined for what is no picture. Throws `Busy` if too many wait. */
  async function at(picture: Stored, width: number): Promise<Buffer<ArrayBuffer> | undefined> {
    const name = sizeName(picture, width)
    const kept = await files.read(name)
    if (kept || damaged.has(name) || picture.size > LARGEST || !pictureKind(picture.start)) return kept
    const job = working.get(name) ?? desk.add(() => make(picture, width, name), 'anybody')
    working.set(name, job)
    return job.finally(() => working.delete(name))
  }

  return {
    at,
    /** Makes a picture in every width before anybody asks. A width for which too many wait is made when it is asked for. */
    async all(picture: Stored): Promise<void> {
      for (const width of WIDTHS)
        await at(picture, width).catch((error: unknown) => {
          if (!(error instanceof Busy)) throw error
        })
    },
    /** Does other work on pictures before all that wait, such as an editor's upload. */
    first: desk.first,
  }
}

export type Sizes = ReturnType<typeof createSizes>

/** The name under which a picture is kept in a width; it changes with the picture. */
const sizeName = ({ mark }: Stored, width: number): string =>
  `${createHash('sha256').update(`${mark}:${width}:${QUALITY}`).digest('hex').slice(0, 24)}.webp`

const shrink = (picture: Buffer, width: number): Promise<Buffer<ArrayBuffer>> =>
  sharp(picture, { limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: PATIENCE_SECONDS })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
