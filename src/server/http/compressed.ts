import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A body in the encodings that browsers take; each is made once, when it is first asked for. */
export function compressible(body: Buffer) {
  const made: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {}
  return async (accept: string): Promise<{ body: Buffer; encoding?: string }> => {
    if (/\bbr\b/.test(accept)) {
      made.br ??= brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
      return { body: await made.br, encoding: 'br' }
    }
    if (/\bgzip\b/.test(accept)) {
      made.gzip ??= gzipped(body)
      return { body: await made.gzip, encoding: 'gzip' }
    }
    return { body }
  }
}
