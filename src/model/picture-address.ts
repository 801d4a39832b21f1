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

/** Name of a picture made from an upload: `'Rose Garden.JPG'` => `'rose-garden'`; one without Latin letters is a `'picture'`. */
export const nameOf = (upload: string): string => slug(upload.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]{1,5}$/i, '')) || 'picture'

/** Tells whether each step of a path is a plain name: `'scene/a.webp'` is, `'../a'`, `'/a'`, `'a\\b'` and `'.git/a'` are not. */
const isPlain = (path: string) => path.split('/').every((step) => /^[^./\\\p{Cc}][^/\\\p{Cc}]{0,199}$/u.test(step))

/** The folder that an editor named, from the pictures' root: `''` => `''`, `'/Our Team/'` => `'our-team'`; undefined for `'../x'`. */
export function folderAt(path: string, exists: (folder: string) => boolean = () => false): string | undefined {
  const clean = path.replace(/^\/+|\/+$/g, '')
  if (clean === '' || clean === '.') return ''
  if (!isPlain(clean)) return undefined
  if (exists(clean)) return clean
  const safe = clean.split('/').map(slug)
  return safe.every(Boolean) ? safe.join('/') : undefined
}

/** The path of a photograph from the pictures' root: `'scene/a.webp'` => the same; undefined for anything else, such as a drawing. */
export const pictureAt = (path: string): string | undefined => (KINDS.test(path) && isPlain(path) ? path : undefined)

/** Address of a picture on the site: `'scene/a.webp'` => `'/media/scene/a.webp'`. */
export const addressOf = (path: string): string => `/media/${path}`
