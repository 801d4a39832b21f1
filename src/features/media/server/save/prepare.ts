import sharp from 'sharp'
import { WIDTHS } from '../../../../ui/widths.ts'
import { MOST_PIXELS } from '../kind.ts'
import { PictureRefused } from '../picture-refused.ts'
import { sniff } from './sniff.ts'

/** The widest that a page shows, in pixels; sizes for smaller screens are made from it. */
const WIDEST = Math.max(...WIDTHS)
const HIGHEST = 2 * WIDEST
const QUALITY = 88
const PATIENCE_SECONDS = 60

/** A picture as the site keeps it. */
export type PreparedPicture = { bytes: Buffer; width: number; height: number }

/**
 * Makes the site's picture of an upload: its pixels drawn anew as WebP, upright, in sRGB, as wide as pages need and with
 * nothing else of the file, so neither its place nor its camera. Throws a `PictureRefused` where it is no picture or too large.
 */
export async function prepare(upload: Buffer): Promise<PreparedPicture> {
  sniff(upload)
  await assertSize(upload)
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: PATIENCE_SECONDS })
      .autoOrient()
      .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw new PictureRefused(422, "is damaged, or of a kind that can't be read. Export it anew as a JPEG.")
  }
}

/** Reads the size that the file claims, before anything is decoded. */
async function assertSize(upload: Buffer) {
  const { width, height } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureRefused(422, "is damaged: its size can't be read.")
    })
  if (width * height > MOST_PIXELS)
    throw new PictureRefused(422, `is ${width} × ${height} pixels, too large to work on. ${WIDEST} pixels wide is enough.`)
}
