import { pictureKind } from '../kind.ts'
import { PictureRefused } from '../picture-refused.ts'

/**
 * `<Buffer ff d8 ff …>` => `'jpeg'`; throws a `PictureRefused` that says what a file is instead. A picture is what begins as one:
 * only its pixels are kept, so it may hold any other bytes, in a comment, in its pixels or after its end.
 */
export function sniff(bytes: Buffer): string {
  const kind = pictureKind(bytes)
  if (!kind) throw new PictureRefused(415, notTaken(bytes.toString('latin1', 0, 2048)))
  return kind
}

function notTaken(start: string): string {
  const take = 'Use a JPEG, PNG, WebP or AVIF.'
  if (/^[\s\S]{4}ftyp(hei|hev|mif1|msf1)/.test(start)) return `is in the iPhone's own format (HEIC). Export it as a JPEG.`
  if (/<svg[\s>]/i.test(start)) return `is a drawing (SVG), which can hold programs. ${take}`
  if (/^(II\*\0|MM\0\*|BM)/.test(start)) return `is a TIFF or BMP picture, which browsers can't show. ${take}`
  return `is not a picture, whatever it is called. ${take}`
}
