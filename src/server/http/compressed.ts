import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { hashOf, isKnown } from './etag.ts'

type Bytes = Buffer<ArrayBuffer>
const BEST_FIRST = ['br', 'gzip'] as const
type Encoding = (typeof BEST_FIRST)[number]

/** The folder with the copies that were made before the start (`src/setup/compress.mjs`), each named after its text. */
const READY = join(import.meta.dirname, '../../../build/compressed')
/** A larger file takes seconds of processor time at the best quality. */
const LARGE = 300_000

/**
 * Compresses a page, which changes with the content and so is worth little work. Hono's own `compress` is not used: it
 * knows no brotli, and compresses anew for each request.
 */
const compressPage = (body: Bytes, encoding: Encoding): Promise<Bytes> => compress(body, encoding, 6)

/** Returns the compressed copy of a file: the one that was made before the start, or a new one if the file came later. */
export const compressFile = (body: Bytes, encoding: Encoding, ready = READY): Promise<Bytes> =>
  readFile(join(ready, `${hashOf(body)}.${encoding}`)).catch(() => compress(body, encoding, body.length > LARGE ? 5 : 11))

const compress = (body: Bytes, encoding: Encoding, quality: number): Promise<Bytes> =>
  encoding === 'gzip'
    ? promisify(gzip)(body)
    : promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })

/** A text in memory. `encode` takes an `Accept-Encoding` header and gives the body in the best encoding: `br`, `gzip` or none. */
export type CompressedText = { etag: string; encode(accept: string): Promise<{ body: Bytes; encoding?: Encoding }> }

/** Makes a text of its bytes. Each compressed copy is made once, when it is first asked for; `made` is then told its size in bytes. */
export function textOf(body: Bytes, compressed = compressPage, made: (bytes: number) => void = () => {}): CompressedText {
  const copies: { [encoding in Encoding]?: Promise<Bytes> } = {}
  const copy = async (encoding: Encoding) => {
    const bytes = await compressed(body, encoding)
    made(bytes.length)
    return bytes
  }
  return {
    etag: `"${hashOf(body)}"`,
    async encode(accept) {
      const taken = parseAccept(accept).filter(({ q }) => q > 0)
      const encoding = BEST_FIRST.find((one) => taken.some(({ type }) => type === one))
      if (!encoding) return { body }
      copies[encoding] ??= copy(encoding)
      return { body: await copies[encoding], encoding }
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
