import { correctionOf } from './error-correction'

/** The bytes of correction in each block, and the number of blocks, of the sizes 1 to 15 at level M, which mends 15 per cent. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10]

/** Returns the number of bytes that a size has room for, with those of correction. */
function roomOf(version: number): number {
  const aligned = Math.floor(version / 7) + 2
  const patterns = version > 1 ? (25 * aligned - 10) * aligned - 55 + (version > 6 ? 36 : 0) : 0
  return Math.floor(((16 * version + 128) * version + 64 - patterns) / 8)
}

const layoutOf = (version: number) => {
  const [correction = 0, blocks = 0, room] = [CORRECTION[version - 1], BLOCKS[version - 1], roomOf(version)]
  return { correction, blocks, room, data: room - correction * blocks }
}

/** Returns the bits of a text as bytes, filled up to the size: `'a'` => `[0x40, 0x16, 0x10, 0xec, …]`. */
function fill(bytes: Uint8Array, version: number, data: number): number[] {
  const bits = [4, bytes.length].map((value, at) => value.toString(2).padStart(at === 0 ? 4 : version > 9 ? 16 : 8, '0'))
  const text = `${bits.join('')}${[...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')}0000`
  const whole = (text.slice(0, data * 8).match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
  return [...whole, ...Array.from({ length: data - whole.length }, (_, at) => (at % 2 === 0 ? 0xec : 0x11))]
}

/** Returns the smallest size that a text fits in, and the bytes of its picture in their order; undefined where it is too long. */
export function codewordsOf(text: string): { version: number; codewords: number[] } | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = CORRECTION.findIndex((_, at) => bytes.length + (at + 1 > 9 ? 3 : 2) <= layoutOf(at + 1).data) + 1
  if (version === 0) return undefined
  const { correction, blocks, room, data } = layoutOf(version)
  const all = fill(bytes, version, data)
  const short = Math.floor(room / blocks) - correction
  const shorts = blocks - (room % blocks)
  const parts = Array.from({ length: blocks }, (_, at) => {
    const start = at * short + Math.max(0, at - shorts)
    return all.slice(start, start + short + (at < shorts ? 0 : 1))
  })
  const corrections = parts.map((part) => correctionOf(part, correction))
  const woven = (lists: number[][], length: number) => Array.from({ length }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return { version, codewords: [...woven(parts, short + 1), ...woven(corrections, correction)] }
}
