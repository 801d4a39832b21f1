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
