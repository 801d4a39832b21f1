import { codewordsOf } from './codewords'

/** A picture in the making: undefined where nothing is drawn yet. */
type Drawing = (boolean | undefined)[][]

const each = (length: number) => Array.from({ length }, (_, at) => at)
const bit = (value: number, at: number) => ((value >>> at) & 1) === 1

/** The middle of each small square by which a reader finds the grid: `(7)` => `[6, 22, 38]` */
function alignmentOf(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...each(count - 1).map((at) => size - 7 - (count - 2 - at) * step)]
}

/** The remainder that protects the few bits that say what the picture is. */
function guarded(value: number, bits: number, divisor: number): number {
  let rest = value
  for (let count = 0; count < bits; count += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor)
  return (value << bits) | rest
}

/** Draws squares within squares around a middle; `radius` is that of the outermost, which may lie half outside. */
function drawSquares(drawing: Drawing, [x, y]: [number, number], radius: number, isDark: (ring: number) => boolean) {
  for (const dy of each(radius * 2 + 1))
    for (const dx of each(radius * 2 + 1)) {
      const row = drawing[y + dy - radius]
      const at = x + dx - radius
      if (row && at >= 0 && at < row.length) row[at] = isDark(Math.max(Math.abs(dx - radius), Math.abs(dy - radius)))
    }
}

/** Draws what every picture of this size has. */
function drawFrame(drawing: Drawing, version: number) {
  const size = drawing.length
  const set = (x: number, y: number, isDark: boolean) => {
    const row = drawing[y]
    if (row) row[x] = isDark
  }
  for (const at of each(size)) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const middle of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as [number, number][])
    drawSquares(drawing, middle, 4, (ring) => ring !== 2 && ring !== 4)
  const marks = alignmentOf(version, size)
  const last = marks.length - 1
  marks.forEach((y, row) => {
    marks.forEach((x, column) => {
      const isCorner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0)
      if (!isCorner) drawSquares(drawing, [x, y], 2, (ring) => ring !== 1)
    })
  })
  // Level M and the mask of a chessboard are both zero.
  const format = guarded(0, 10, 0x537) ^ 0x5412
  for (const at of each(15)) {
    const isDark = bit(format, at)
    if (at < 6) set(8, at, isDark)
    else if (at < 8) set(8, at + 1, isDark)
    else if (at === 8) set(7, 8, isDark)
    else set(14 - at, 8, isDark)
    if (at < 8) set(size - 1 - at, 8, isDark)
    else set(8, size - 15 + at, isDark)
  }
  set(8, size - 8, true)
  if (version < 7) return
  const told = guarded(version, 12, 0x1f25)
  for (const at of each(18)) {
    const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)]
    set(a, b, bit(told, at))
    set(b, a, bit(told, at))
  }
}

/** Returns the rows of the picture of a text (a QR code); true is dark. Undefined where it is too long. */
export function modulesOf(text: string): boolean[][] | undefined {
  const drawn = codewordsOf(text)
  if (!drawn) return undefined
  const { version, codewords } = drawn
  const size = version * 4 + 17
  const drawing: Drawing = each(size).map(() => Array<boolean | undefined>(size).fill(undefined))
  drawFrame(drawing, version)
  let next = 0
  // Two columns at a time from the end, up and down by turns; the column of the timing marks is left out.
  for (const pair of each((size - 1) / 2)) {
    const right = size - 1 - pair * 2 - (size - 1 - pair * 2 <= 6 ? 1 : 0)
    for (const step of each(size))
      for (const x of [right, right - 1]) {
        const y = pair % 2 === 0 ? size - 1 - step : step
        const row = drawing[y]
        if (!row || row[x] !== undefined) continue
        const isDark = bit(codewords[next >>> 3] ?? 0, 7 - (next & 7))
        next += 1
        row[x] = isDark !== ((x + y) % 2 === 0)
      }
  }
  return drawing.map((row) => row.map((isDark) => isDark === true))
}
