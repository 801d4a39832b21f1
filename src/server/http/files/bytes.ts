import type { Context } from 'hono'
import { isKnown } from '../etag.ts'
import type { Stored } from './stored.ts'

const PART_BYTES = 256 * 1024

/** Answers with a file, or with the part of it that is asked for. */
export async function sendBytes(c: Context, file: Stored): Promise<Response> {
  const { size, etag } = file
  c.header('etag', etag)
  c.header('accept-ranges', 'bytes')
  if (isKnown(c, etag)) return c.body(null, 304)
  const condition = c.req.header('if-range')
  const range = !condition || condition === etag ? rangeIn(c.req.header('range'), size) : undefined
  if (range === 'none') return c.body(null, 416, { 'content-range': `bytes */${size}` })
  const { from, to } = range ?? { from: 0, to: size }
  const body = to - from > PART_BYTES ? parts(file, from, to) : await file.read(from, to)
  c.header('content-length', String(to - from))
  if (range) c.header('content-range', `bytes ${from}-${to - 1}/${size}`)
  return c.body(body, range ? 206 : 200)
}

/**
 * Streams the bytes of a file from `from` up to `to`. The file is open only while a part is read, and that happens only once
 * somebody takes it, so that neither a `HEAD` nor a visitor who goes away in the middle leaves anything open.
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

/** A part of a file has the bytes from `from` on, and before `to`. */
type Range = { from: number; to: number }

/**
 * Returns the part that a `Range` header asks for: `('bytes=0-99', 500)` => `{ from: 0, to: 100 }`, `('bytes=-100', 500)` =>
 * `{ from: 400, to: 500 }`; `'none'` if the file has no such bytes. Undefined for all other headers: they get the whole
 * file.
 */
function rangeIn(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  if (first && last && Number(last) < Number(first)) return undefined
  const from = first ? Number(first) : Math.max(size - Number(last), 0)
  const to = first && last ? Math.min(Number(last) + 1, size) : size
  return from < to ? { from, to } : 'none'
}
