import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { SIDE, type Square } from './difference.ts'

const GAP = 24
const RED = { r: 196, g: 0, b: 40 }
const PAPER = { r: 128, g: 128, b: 128 }

/** A drawing with a frame around each of these squares, over a picture of that size. */
const frames = (squares: Square[], width: number, height: number) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><path fill="rgb(${RED.r},${RED.g},${RED.b})" fill-opacity="0.45" d="${squares.map(({ left, top }) => `M${left} ${top}h${SIDE}v${SIDE}h-${SIDE}z`).join('')}"/></svg>`,
  )

/** Writes one picture of three, side by side: as it was, as it is, and where the two differ. */
export async function show(file: string, before: Buffer, after: Buffer, squares: Square[]) {
  const [was, is] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const width = Math.max(was.width, is.width)
  const height = Math.max(was.height, is.height)
  const pale = await sharp(after).greyscale().linear(0.4, 153).toBuffer()
  const layers: OverlayOptions[] = [before, after, pale].map((input, index) => ({ input, left: index * (width + GAP), top: 0 }))
  layers.push({ input: frames(squares, width, height), left: 2 * (width + GAP), top: 0 })
  const whole = sharp({ create: { width: 3 * width + 2 * GAP, height, channels: 3, background: PAPER } })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await whole.composite(layers).png().toBuffer())
}
