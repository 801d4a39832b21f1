/** Where pictures lie in the content's folder. Visitors see `public/media/a.webp` at `/media/a.webp`. */
export const PICTURES = 'public/media'

const LONGEST = 60
const KINDS = /\.(webp|jpe?g|png|avif|gif)$/i

/** Safe name for addresses and every file system: `'Fotó (1)'` => `'foto-1'`, `'照片'` => `''`. */
const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')

/** Names of devices, under which Windows keeps no file, whatever its ending. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])$/i

/** A name that every file system takes: `'con'` => `'con-picture'`. */
const kept = (name: string) => (DEVICE.test(name) ? `${name}-picture` : name)

/** Name of a picture made from an upload: `'Rose Garden.JPG'` => `'rose-garden'`; one without Latin letters is a `'picture'`. */
export const nameOf = (upload: string): string => kept(slug(upload.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]{1,5}$/i, '')) || 'picture')

/** Tells whether Windows can't keep a file of that path, which then nobody there can check out: `'con.webp'`, `'a?b.webp'`, `'a./b.webp'`. */
export const isBeyondWindows = (path: string): boolean =>
  path.split('/').some((step) => DEVICE.test(step.replace(/[. ]*(\..*)?$/, '')) || /[<>:"|?*\\\p{Cc}]|[. ]$/u.test(step))

/** Tells whether each step of a path is a plain name: `'scene/a.webp'` is, `'../a'`, `'/a'`, `'a\\b'` and `'.git/a'` are not. */
const isPlain = (path: string) => path.split('/').every((step) => /^[^./\\\p{Cc}][^/\\\p{Cc}]{0,199}$/u.test(step))

/** The folder that an editor named, from the pictures' root: `''` => `''`, `'/Our Team/'` => `'our-team'`; undefined for `'../x'`. */
export function folderAt(path: string, exists: (folder: string) => boolean = () => false): string | undefined {
  const clean = path.replace(/^\/+|\/+$/g, '')
  if (clean === '' || clean === '.') return ''
  if (!isPlain(clean)) return undefined
  if (exists(clean)) return clean
  const safe = clean
    .split('/')
    .map(slug)
    .map((name) => name && kept(name))
  return safe.every(Boolean) ? safe.join('/') : undefined
}

/** The path of a photograph from the pictures' root: `'scene/a.webp'` => the same; undefined for anything else, such as a drawing. */
export const pictureAt = (path: string): string | undefined => (KINDS.test(path) && isPlain(path) ? path : undefined)

const MEDIA = '/media/'
/** What is shown of the folder of the pictures. */
const SHOWN = /\.(webp|jpe?g|png|avif|gif|svg|mp4|webm)$/i
/** Stands before a folder that would be taken for a width (`w480`) or for a branch (`~winter`), or that has this very name. */
const AS_IS = 'as-is/'
const NEEDS_AS_IS = /^(w\d|~|as-is\/)/

/**
 * Writes the address of a picture on the site from its path: `'scene/a.webp'` => `'/media/scene/a.webp'`, `'É, 50%.webp'` =>
 * `'/media/%C3%89%2C%2050%25.webp'`. It may stand in a page, a `srcset`, a style and Markdown, and is the same however the
 * letters of the name are put together. Nothing else writes one.
 */
export const addressOf = (path: string): string =>
  MEDIA + (NEEDS_AS_IS.test(path) ? AS_IS : '') + path.normalize('NFC').split('/').map(encoded).join('/')

const encoded = (step: string) =>
  encodeURIComponent(step.replace(/\p{Cs}/gu, '\ufffd')).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Returns a text with its `%20` read as what they stand for; signs that stand for nothing stay: `'50%'` => `'50%'`. */
const decoded = (text: string) =>
  text.replace(/(%[0-9a-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs)
    } catch {
      return signs
    }
  })

/** Takes off what `addressOf` put before a path: `'as-is/w480/a.webp'` => `'w480/a.webp'`. */
export const withoutAsIs = (path: string): string =>
  path.startsWith(AS_IS) && NEEDS_AS_IS.test(path.slice(AS_IS.length)) ? path.slice(AS_IS.length) : path

/**
 * Reads the path of a picture, drawing or film from an address, also from one that somebody wrote by hand: `'/media/a%20b.webp'`
 * and `'/media/a b.webp'` => `'a b.webp'`; undefined for any other address. Nothing else reads one.
 */
export function readAddress(address: string): string | undefined {
  if (!address.startsWith(MEDIA) || !SHOWN.test(address)) return undefined
  const path = decoded(withoutAsIs(address.slice(MEDIA.length))).normalize('NFC')
  return isPlain(path) ? path : undefined
}

/** Returns the address of a picture as `addressOf` writes it, from one written in any way; what is no such address stays. */
export function asWritten(address: string): string {
  const path = readAddress(address)
  return path === undefined ? address : addressOf(path)
}

/** Tells whether a file is the one that an address meant, of which another one of exactly that name is not there. */
export const isMeantBy = (wanted: string, path: string): boolean => decoded(path).normalize('NFC') === decoded(wanted).normalize('NFC')

/**
 * Finds where a text names a picture, however it is written there: as it is, encoded, behind Markdown's backslashes, with the
 * letters put together in another way, in a size.
 */
export function namesOf(path: string): RegExp {
  const signs = [...path.normalize('NFC')].map((sign) => {
    const forms = [...new Set([sign, sign.normalize('NFD')])].map((form) => [...form].map(either).join(''))
    return `(?:${forms.join('|')}${sign === '&' ? '|&amp;' : ''})`
  })
  return new RegExp(`${MEDIA}(?:${SIZE})?(?:${AS_IS})?${signs.join('')}(?![\\w.-])`, 'gu')
}

/** What pages put before a path for a width and a cut: `w800/`, `w800-4x5-30-70/` */
const SIZE = String.raw`w\d+(?:-\d[\dx-]*)?/`

const literal = (text: string) =>
  text.replace(/[!-/:-@[-`{-~]/g, (sign) => (/[\^$\\.*+?()[\]{}|/]/.test(sign) ? `\\\\?\\${sign}` : `\\\\?${sign}`))

/** A pattern of a letter, as it is or encoded. */
const either = (letter: string) => `(?:${literal(letter)}|${inBytes(letter)})`

/** `'é'` => a pattern of `'%C3%A9'` in large or small letters. */
const inBytes = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map(
      (byte) =>
        `%${byte
          .toString(16)
          .padStart(2, '0')
          .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)}`,
    )
    .join('')
