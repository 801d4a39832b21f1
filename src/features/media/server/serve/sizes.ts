import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp, { type Region } from 'sharp'
import { Busy } from '../../../../server/http/busy.ts'
import type { Stored } from '../../../../server/http/files/stored.ts'
import { createLine } from '../../../../server/http/line.ts'
import { type Cut, WIDTHS } from '../../../../ui/widths.ts'
import { MOST_PIXELS, pictureKind, withEnd } from '../kind.ts'
import { madeFiles } from './made-files.ts'

const QUALITY = 74
const PATIENCE_SECONDS = 60
/** A file with more bytes is no picture for a page; uploads are 20 MB at most. */
const LARGEST = 40 * 1024 * 1024
/** The bytes that the made pictures may take. This site's pictures in all widths are 12 MB. */
const MOST_BYTES = 500 * 1024 * 1024
/** The number of pictures that may wait to be made, and of one visitor. The first visitors of a page ask for some twenty each. */
const [WAITING, OF_EACH] = [200, 120]
/** The time for which a size that could not be made is not tried again. */
const HOUR_MS = 3_600_000

// One picture on one processor: the other one, and three of Node's four threads, are left to the pages.
sharp.concurrency(1)
// What it keeps of pictures that are done would be used again by nobody: each is made once.
sharp.cache(false)

/** Makes pictures in the widths that pages use, one at a time, and keeps them in a folder that can be emptied at any time. */
export function createSizes(folder: string, { mostBytes = MOST_BYTES, waiting = WAITING } = {}) {
  const files = madeFiles(folder, mostBytes)
  const desk = createLine({ each: Math.min(waiting, OF_EACH), inTotal: waiting })
  const working = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>()
  const damaged = new LRUCache<string, true>({ max: 1000, ttl: HOUR_MS })
  const sides = new LRUCache<string, Sides>({ max: 5000 })

  async function make(picture: Stored, width: number, part: Region | undefined, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    const bytes = await shrink(await picture.read(), width, part).catch(() => undefined)
    if (!bytes) damaged.set(name, true)
    else await files.write(name, bytes).catch((error: Error) => console.error(`Media: a size could not be kept: ${error.message}`))
    return bytes
  }

  /** The part that a cut shows; undefined where that is the whole picture, or what should be one can't be read. */
  async function partOf(picture: Stored, cut: Cut): Promise<Region | undefined> {
    const known = sides.get(picture.mark) ?? (await sidesOf(await picture.read()).catch(() => undefined))
    if (!known) return undefined
    sides.set(picture.mark, known)
    const part = cutOut(known, cut)
    return part.width === known.width && part.height === known.height ? undefined : part
  }

  /**
   * Returns a picture in a width, whole or cut, made once however many ask for it; undefined for what is no picture. Throws
   * `Busy` if too many wait, of this asker or in total.
   */
  async function at(picture: Stored, width: number, cut?: Cut, asker = 'anybody'): Promise<Buffer<ArrayBuffer> | undefined> {
    if (picture.size > LARGEST || !pictureKind(picture.start)) return undefined
    const part = cut && (await partOf(picture, cut))
    const name = sizeName(picture, width, part)
    const kept = await files.read(name)
    if (kept || damaged.has(name)) return kept
    const work = () => make(picture, width, part, name)
    const job = working.get(name) ?? desk.add(work, asker)
    working.set(name, job)
    return job.finally(() => working.delete(name))
  }

  return {
    at,
    /** Makes a picture in every width, whole, before anybody asks; it is cut when a page asks for that. A width for which too many wait is made when it is asked for. */
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

type Sides = Pick<Region, 'width' | 'height'>

/** The name under which a picture is kept in a width; it changes with the picture. Cuts that show the same part are one. */
const sizeName = ({ mark }: Stored, width: number, part?: Region): string => {
  const of = part ? [part.left, part.top, part.width, part.height] : []
  return `${createHash('sha256')
    .update([mark, width, QUALITY, ...of].join(':'))
    .digest('hex')
    .slice(0, 24)}.webp`
}

const opened = (bytes: Buffer) => sharp(withEnd(bytes), { limitInputPixels: MOST_PIXELS }).timeout({ seconds: PATIENCE_SECONDS })

async function sidesOf(bytes: Buffer): Promise<Sides> {
  const { width, height } = await opened(bytes).metadata()
  return { width, height }
}

async function shrink(bytes: Buffer, width: number, part?: Region): Promise<Buffer<ArrayBuffer>> {
  const picture = opened(bytes)
  return (part ? picture.extract(part) : picture).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer()
}

/** The part of a picture that `object-fit: cover` shows in a box of that shape, the focus where `object-position` puts it. */
function cutOut({ width: wide, height: high }: Sides, { ratio, focus: [x, y] }: Cut): Region {
  const [width, height] = wide / high > ratio ? [Math.round(high * ratio), high] : [wide, Math.round(wide / ratio)]
  return { left: Math.round(((wide - width) * x) / 100), top: Math.round(((high - height) * y) / 100), width, height }
}
