import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The brotli quality of pages, which change with the content, and of files, which never change and so are worth more work. */
const QUALITY = { page: 6, file: 11 }
/** Files of more bytes than this are the admin's. At quality 11 its script takes half a minute of processor time, at 5 half a second. */
const LARGE = 300_000

/** Returns the brotli quality for a file of so many bytes. */
export const fileQuality = (bytes: number): number => (bytes > LARGE ? 5 : QUALITY.file)

/**
 * Returns a function that takes an `Accept-Encoding` header and gives the body in the best encoding: `br`, `gzip` or none.
 * Each copy is made once, when it is first asked for; `made` is then told its size in bytes.
 */
export function compressible(body: Buffer<ArrayBuffer>, quality = QUALITY.page, made: (bytes: number) => void = () => {}) {
  const kept: { br?: Promise<Buffer<ArrayBuffer>>; gzip?: Promise<Buffer<ArrayBuffer>> } = {}
  const weighed = (copy: Buffer<ArrayBuffer>) => {
    made(copy.length)
    return copy
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return async (accept: string): Promise<{ body: Buffer<ArrayBuffer>; encoding?: string }> => {
    if (/\bbr\b/.test(accept)) {
      kept.br ??= brotli(body, { params }).then(weighed)
      return { body: await kept.br, encoding: 'br' }
    }
    if (/\bgzip\b/.test(accept)) {
      kept.gzip ??= gzipped(body).then(weighed)
      return { body: await kept.gzip, encoding: 'gzip' }
    }
    return { body }
  }
}
