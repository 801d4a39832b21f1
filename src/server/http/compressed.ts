import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { hashOf, isKnown } from './etag.ts'

type Bytes = Buffer<ArrayBuffer>
const BEST_FIRST = ['br', 'gzip'] as const
type Encoding = (typeof BEST_FIRST)[number]

/** The folder with the copies that were made before the start (`src/setup/compress.mjs`), each named after its text. */
const READY = join(import.meta.dirname, '../../../build/compressed')
/** A larger file takes seconds of processor time at the best quality. */
const LARGE = 300_000

/** The number of pages that may wait to be compressed as well as can be: some seconds of work. */
const WAITING_AT_MOST = 50
const waiting = new PQueue({ concurrency: 1 })

/** How a text is compressed when it is first asked for, and how once it is asked for again; `made` is told by how many bytes its copies have grown. */
type Ways = {
  compress(body: Bytes, encoding: Encoding): Promise<Bytes>
  improve?(body: Bytes): Promise<Bytes> | undefined
  made?(bytes: number): void
}

/**
 * Compresses a page, which changes with the content: at once with little work, and as well as can be, one page at a time, if
 * somebody asks again. Hono's own `compress` is not used: it knows no brotli, and compresses anew for each request.
 */
export const pageWays: Ways = {
  compress: (body, encoding) => compress(body, encoding, 6),
  improve: (body) => (waiting.size < WAITING_AT_MOST ? waiting.add(() => compress(body, 'br', 11)) : undefined),
}

/** Returns the compressed copy of a file: the one that was made before the start, or a new one if the file came later. */
export const compressFile = (body: Bytes, encoding: Encoding, ready = READY): Promise<Bytes> =>
  readFile(join(ready, `${hashOf(body)}.${encoding}`)).catch(() => compress(body, encoding, body.length > LARGE ? 5 : 11))

const compress = (body: Bytes, encoding: Encoding, quality: number): Promise<Bytes> =>
  encoding === 'gzip'
    ? promisify(gzip)(body)
    : promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })

/** A body as it is sent; `encoding` is absent where it is not compressed. */
export type Encoded = { body: Bytes; encoding?: Encoding }

/**
 * A text in memory. `encode` takes an `Accept-Encoding` header and gives the body in the best encoding: `br`, `gzip` or none.
 * `encodedBefore` gives it at once, and undefined where that copy was never asked for.
 */
export type CompressedText = {
  etag: string
  encode(accept: string): Promise<Encoded>
  encodedBefore(accept: string): Encoded | undefined
}

/** What `Accept-Encoding` headers lead to, by their texts. Browsers send a handful. */
const encodings = new LRUCache<string, { best: Encoding | undefined }>({ max: 100 })

function encodingFor(accept: string): Encoding | undefined {
  const known = encodings.get(accept)
  if (known) return known.best
  const taken = parseAccept(accept).filter(({ q }) => q > 0)
  const best = BEST_FIRST.find((one) => taken.some(({ type }) => type === one))
  encodings.set(accept, { best })
  return best
}

/** Makes a text of its bytes. Each compressed copy is made once, when it is first asked for. */
export function textOf(body: Bytes, { compress, improve, made }: Ways = pageWays): CompressedText {
  const copies: { [encoding in Encoding]?: Promise<Bytes> } = {}
  const finished: { [encoding in Encoding]?: Bytes } = {}
  const copy = async (encoding: Encoding) => {
    const bytes = await compress(body, encoding)
    made?.(bytes.length)
    finished[encoding] = bytes
    return bytes
  }
  let improving: Promise<Bytes> | undefined
  /** Has a better copy made of one that is asked for again, and puts it in its place. If that fails, the one that is there stays. */
  const again = (known: Promise<Bytes>) => {
    if (improving) return
    improving = improve?.(body)
    improving
      ?.then(async (best) => {
        made?.(best.length - (await known).length)
        copies.br = Promise.resolve(best)
        finished.br = best
      })
      .catch(() => {})
  }
  return {
    etag: `"${hashOf(body)}"`,
    async encode(accept) {
      const encoding = encodingFor(accept)
      if (!encoding) return { body }
      const known = copies[encoding]
      if (known && encoding === 'br') again(known)
      copies[encoding] ??= copy(encoding)
      return { body: await copies[encoding], encoding }
    },
    encodedBefore(accept) {
      const encoding = encodingFor(accept)
      if (!encoding) return { body }
      const [known, bytes] = [copies[encoding], finished[encoding]]
      if (!known || !bytes) return undefined
      if (encoding === 'br') again(known)
      return { body: bytes, encoding }
    },
  }
}

/** Answers with a text. */
export async function sendText(c: Context, { etag, encode }: CompressedText, status = 200): Promise<Response> {
  c.header('etag', etag)
  c.header('vary', 'accept-encoding')
  if (status === 200 && isKnown(c, etag)) return c.body(null, 304)
  const { body, encoding } = await encode(c.req.header('accept-encoding') ?? '')
  if (encoding) c.header('content-encoding', encoding)
  return c.body(body, status as 200)
}
