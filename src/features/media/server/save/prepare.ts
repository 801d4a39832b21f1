import sharp from 'sharp'
import { WIDTHS } from '../../../../ui/widths.ts'
import { MOVES } from '../../rules/library.ts'
import { MOST_PIXELS, withEnd } from '../kind.ts'
import { PictureRefused } from '../picture-refused.ts'
import { sniff } from './sniff.ts'

/** The widest that a page shows, in pixels; sizes for smaller screens are made from it. */
const WIDEST = Math.max(...WIDTHS)
const HIGHEST = 2 * WIDEST
const QUALITY = 88
const PATIENCE_SECONDS = 60

/** A picture as the site keeps it. */
export type PreparedPicture = { bytes: Buffer; width: number; height: number }

/** What the decoder calls a kind of picture, where that is another name. */
const DECODED_AS: Record<string, string> = { avif: 'heif' }

/**
 * Makes the site's picture of an upload: its pixels drawn anew as WebP, upright, in sRGB, as wide as pages need and with
 * nothing else of the file, so neither its place nor its camera. Throws a `PictureRefused` where it is no picture or too large,
 * and one with the reason `MOVES` where it moves, unless its first picture is wanted as `still`.
 */
export async function prepare(upload: Buffer, still = false): Promise<PreparedPicture> {
  const kind = sniff(upload)
  await assertSize(upload, kind)
  if (!still && (await isMoving(upload, kind)))
    throw new PictureRefused(409, 'moves, and only its first picture would be kept, which stands still.', MOVES)
  try {
    const { data, info } = await draw(upload, 'error').catch(() => draw(withEnd(upload), 'warning'))
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw new PictureRefused(422, "is damaged, or of a kind that can't be read. Export it anew as a JPEG.")
  }
}

const draw = (upload: Buffer, failOn: 'error' | 'warning') =>
  sharp(upload, { limitInputPixels: MOST_PIXELS, failOn })
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })

/** Reads the size that the file claims, before anything is decoded, and whether the decoder takes it for what its first bytes say. */
async function assertSize(upload: Buffer, kind: string) {
  const { width, height, format } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureRefused(422, "is damaged: its size can't be read.")
    })
  if (format !== (DECODED_AS[kind] ?? kind)) throw new PictureRefused(422, "is damaged: its size can't be read.")
  if (width * height > MOST_PIXELS)
    throw new PictureRefused(422, `is ${width} × ${height} pixels, too large to work on. ${WIDEST} pixels wide is enough.`)
}

/** Tells whether a picture has several that follow one another, as a GIF, a WebP, a PNG or an AVIF can. */
async function isMoving(upload: Buffer, kind: string): Promise<boolean> {
  if (kind === 'png') return hasPngFrames(upload)
  if (kind === 'avif') return upload.toString('latin1', 8, 12) === 'avis'
  return kind !== 'jpeg' && ((await sharp(upload, { limitInputPixels: false }).metadata()).pages ?? 1) > 1
}

/** Tells whether a PNG says before its pixels that it has more than one picture: the chunk `acTL`, with their number. */
function hasPngFrames(png: Buffer): boolean {
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const chunk = png.toString('latin1', at + 4, at + 8)
    if (chunk === 'acTL') return png.readUInt32BE(at + 8) > 1
    if (chunk === 'IDAT') return false
  }
  return false
}
