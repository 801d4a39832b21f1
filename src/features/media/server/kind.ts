import { extname } from 'node:path'

/** Pictures by their first bytes; what a file is called says nothing. */
const PICTURES: [RegExp, string][] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^GIF8[79]a/, 'gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'webp'],
  [/^[\s\S]{4}ftyp(avif|avis|mif1[\s\S]{0,40}avif)/, 'avif'],
]
const PICTURE_NAMES = new Set(['.webp', '.jpg', '.jpeg', '.png', '.avif', '.gif'])
const FILMS: Record<string, (start: Buffer) => boolean> = {
  '.mp4': (start) => /^[\s\S]{4}ftyp(?!avi|hei|hev|mif1|msf1)/.test(firstOf(start)),
  '.webm': (start) => start.subarray(0, 4).equals(Buffer.from('1a45dfa3', 'hex')),
}

/** So many bytes at a file's start tell what it is. */
export const TELLING_BYTES = 2048
/** Decoded, more than this would fill the machine's memory. Telephones take up to 50 million. */
export const MOST_PIXELS = 64_000_000

const firstOf = (start: Buffer) => start.toString('latin1', 0, TELLING_BYTES)

/** `<Buffer ff d8 ff …>` => `'jpeg'`; undefined for what is no picture that browsers show. */
export const pictureKind = (start: Buffer): string | undefined => PICTURES.find(([first]) => first.test(firstOf(start)))?.[1]

/** A JPEG's last two bytes: cards and messengers lose them, and nothing is seen of that. */
const JPEG_END = Buffer.from([0xff, 0xd9])

/** Returns a picture with the end that a JPEG may lack. Where more than that is lacking, a decoder that minds warnings still complains. */
export const withEnd = (picture: Buffer): Buffer =>
  pictureKind(picture) === 'jpeg' && !picture.subarray(-2).equals(JPEG_END) ? Buffer.concat([picture, JPEG_END]) : picture

/**
 * The type under which a file of the media folder may leave: `('a.webp', <RIFF…>)` => `'image/webp'`. Undefined where it is
 * not, by name and by its first bytes, a picture, a film or a drawing: nothing else of that folder is shown to anybody.
 */
export function mediaType(name: string, start: Buffer): string | undefined {
  const extension = extname(name).toLowerCase()
  const kind = PICTURE_NAMES.has(extension) && pictureKind(start)
  if (kind) return `image/${kind}`
  if (FILMS[extension]?.(start)) return `video/${extension.slice(1)}`
  return extension === '.svg' && /<svg[\s>]/i.test(firstOf(start)) ? 'image/svg+xml' : undefined
}
