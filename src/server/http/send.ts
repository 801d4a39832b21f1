import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { compressible, fileQuality } from './compressed.ts'
import { isKnown } from './etag.ts'
import { rangeIn } from './range.ts'
import type { Stored } from './stored.ts'

const PART_BYTES = 256 * 1024
const MEGABYTE = 1024 * 1024
/** The largest text that is kept in memory, with its compressed copies. The largest there is, the script of the admin, has 7 MB. */
const LARGEST_TEXT = 20 * MEGABYTE
const TEXTS = 100 * MEGABYTE

const isText = (type: string) => /^text\/|\/json$|\/javascript|\+xml$|\/xml$|manifest/.test(type)

/**
 * The texts in memory. Each is counted twice as large as it is, because it gets two compressed copies, mostly of less than
 * half its size.
 */
const texts = new LRUCache<string, { etag: string; encode: ReturnType<typeof compressible> }>({ maxSize: TEXTS })

/**
 * Answers with a file. Texts are compressed; all others can be asked for in ranges, as films need it. The file is open only
 * while a part is read.
 */
export function send(c: Context, type: string, file: Stored): Promise<Response> | Response {
  c.header('content-type', type)
  return isText(type) && file.size <= LARGEST_TEXT ? sendText(c, file) : sendBytes(c, file)
}

async function sendText(c: Context, file: Stored): Promise<Response> {
  let text = texts.get(file.mark)
  if (!text) {
    const body = await file.read()
    text = {
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
      encode: compressible(body, fileQuality(body.length)),
    }
    texts.set(file.mark, text, { size: 2 * file.size + 1 })
  }
  c.header('etag', text.etag)
  c.header('vary', 'accept-encoding')
  if (isKnown(c, text.etag)) return c.body(null, 304)
  const { body, encoding } = await text.encode(c.req.header('accept-encoding') ?? '')
  if (encoding) c.header('content-encoding', encoding)
  return c.body(body)
}

function sendBytes(c: Context, file: Stored): Response {
  const { size, etag } = file
  c.header('etag', etag)
  c.header('accept-ranges', 'bytes')
  if (isKnown(c, etag)) return c.body(null, 304)
  const condition = c.req.header('if-range')
  const range = !condition || condition === etag ? rangeIn(c.req.header('range'), size) : undefined
  if (range === 'none') return c.body(null, 416, { 'content-range': `bytes */${size}` })
  const { from, to } = range ?? { from: 0, to: size }
  c.header('content-length', String(to - from))
  if (range) c.header('content-range', `bytes ${from}-${to - 1}/${size}`)
  const status = range ? 206 : 200
  return to > from ? c.body(parts(file, from, to), status) : c.body(null, status)
}

/**
 * Streams the bytes of a file from `from` up to `to`. A part is read only once somebody takes it, so that neither a `HEAD`
 * nor a visitor who goes away in the middle leaves anything open.
 */
function parts(file: Stored, from: number, to: number): ReadableStream {
  let at = from
  return new ReadableStream(
    {
      async pull(controller) {
        const part = await file.read(at, Math.min(at + PART_BYTES, to))
        at += part.length
        controller.enqueue(part)
        if (at >= to) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
