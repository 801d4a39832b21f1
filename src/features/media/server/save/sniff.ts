import { pictureKind } from '../kind.ts'
import { PictureRefused } from '../picture-refused.ts'

const MARKUP = /<script|<html|<!doctype html|<svg|<\?php|%PDF-/i
const ZIP_END = 'PK\x05\x06'
/** A ZIP file ends with its directory's end, and a comment of 64 kB at most. */
const ZIP_TAIL = 66_000

/** `<Buffer ff d8 ff …>` => `'jpeg'`; throws a `PictureRefused` that says what it is instead, or that it is two things at once. */
export function sniff(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 2048)
  const kind = pictureKind(bytes)
  if (!kind) throw new PictureRefused(415, notTaken(start))
  // Such a file is a picture and a program or page at once. Only its pixels would be kept; whoever made it meant harm.
  if (MARKUP.test(bytes.toString('latin1')) || bytes.toString('latin1', Math.max(0, bytes.length - ZIP_TAIL)).includes(ZIP_END))
    throw new PictureRefused(
      422,
      'holds more than a picture: a page, a program or an archive is hidden in it. Export it anew from a photo program.',
    )
  return kind
}

function notTaken(start: string): string {
  const take = 'Use a JPEG, PNG, WebP or AVIF.'
  if (/^[\s\S]{4}ftyp(hei|hev|mif1|msf1)/.test(start)) return `is in the iPhone's own format (HEIC). Export it as a JPEG.`
  if (/<svg[\s>]/i.test(start)) return `is a drawing (SVG), which can hold programs. ${take}`
  if (/^(II\*\0|MM\0\*|BM)/.test(start)) return `is a TIFF or BMP picture, which browsers can't show. ${take}`
  return `is not a picture, whatever it is called. ${take}`
}
