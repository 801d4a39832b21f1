import sharp from 'sharp'

/** A picture as its pixels: red, green and blue of each, from the first row to the last. */
export type Raster = { width: number; height: number; pixels: Uint8Array }

/** A picture as it is kept. It loses a little by that; what is compared with it has lost the same. */
export const packed = (picture: Buffer) => sharp(picture).removeAlpha().webp({ quality: 75, effort: 4 }).toBuffer()

/** The pixels of a picture. */
export async function rasterOf(picture: Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** The side of the squares that are compared, in pixels. In a larger one a small change is lost, in a smaller one an edge is drawn a little differently is a change. */
export const SIDE = 12

/** So many of 255 steps may red, green or blue of a square be lighter or darker as a whole. */
const TINT = 2
/** So many may its pixels differ on average, whatever the direction: what is drawn may have moved without being lighter or darker. */
const SHAPE = 12

export type Square = { left: number; top: number }

/** Whether a square of two pictures differs more than another browser of the same kind would draw it. */
function differs(before: Raster, after: Raster, { left, top }: Square): boolean {
  const [right, bottom] = [Math.min(left + SIDE, before.width, after.width), Math.min(top + SIDE, before.height, after.height)]
  const sums = [0, 0, 0]
  let all = 0
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const by = at(after, x, y, channel) - at(before, x, y, channel)
        sums[channel] = (sums[channel] ?? 0) + by
        all += Math.abs(by)
      }
  const count = (right - left) * (bottom - top)
  return all / 3 > SHAPE * count || sums.some((sum) => Math.abs(sum) > TINT * count)
}

const at = ({ width, pixels }: Raster, x: number, y: number, channel: number) => pixels[(y * width + x) * 3 + channel] ?? 0

/** The squares in which two pictures differ; what only one of them has is no square, see their sizes. */
export function differences(before: Raster, after: Raster): Square[] {
  const found: Square[] = []
  const [width, height] = [Math.min(before.width, after.width), Math.min(before.height, after.height)]
  for (let top = 0; top < height; top += SIDE)
    for (let left = 0; left < width; left += SIDE) if (differs(before, after, { left, top })) found.push({ left, top })
  return found
}
