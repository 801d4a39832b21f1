import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** What pages are worth, which change with the content, and what files are that never change. */
const QUALITY = { page: 6, file: 11 }
/** Above this many bytes only the admin has files; at quality 11 its script takes half a minute of processor time, at 5 half a second. */
const LARGE = 300_000

/** How hard to try with a file of so many bytes. */
export const fileQuality = (bytes: number): number => (bytes > LARGE ? 5 : QUALITY.file)

/** A body in the encodings that browsers take; each is made once, when it is first asked for, and its size told to `made`. */
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
