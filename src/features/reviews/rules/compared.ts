import { LOCALES, type Locale } from '../../../model/languages.ts'
import { isAltsFile } from '../../media/rules/alts.ts'
import type { InEachLocale, Told } from '../../preview/rules/preview.ts'
import type { PlacedFile, SeenFile } from './ticks.ts'

/**
 * A page on which a draft shows, by its address there, and the languages in which it does. `was` is its address on the site, where that
 * is another one. One that the draft takes away has the address that it had.
 */
export type ComparedPage = { href: string; was?: string; title: InEachLocale; languages: Locale[] }

/** Adds where the files that a draft changes are seen, and puts them into the order of the menu: by the first page that shows each. */
export function placed(files: SeenFile[], { documents, pictures, pages }: Told): PlacedFile[] {
  const at = ({ href, was, shownAt }: PlacedFile) => {
    const places = [href ?? was, ...shownAt].flatMap((page) => (page ? pages.indexOf(page) : []))
    return places.length > 0 ? Math.min(...places) : pages.length
  }
  return files
    .map((file): PlacedFile => {
      const told = documents.find(({ path }) => path === file.path)
      const shownAt = (told ?? pictures.find((one) => `public/media/${one.file}` === file.path))?.shownAt ?? []
      return { ...file, ...(told?.href && { href: told.href }), ...(told?.was && { was: told.was }), shownAt }
    })
    .sort((a, b) => at(a) - at(b))
}

/** Returns the pages on which a draft shows, each once, in the order of the menu. */
export const comparedPages = (files: PlacedFile[], { pages, pageTitles }: Pick<Told, 'pages' | 'pageTitles'>): ComparedPage[] =>
  pages.flatMap((href) => {
    const title = pageTitles[href]
    const here = files.filter((file) => (file.href ?? file.was) === href || file.shownAt.includes(href))
    if (!title || here.length === 0) return []
    const was = here.find((file) => file.href === href)?.was
    const languages = new Set(here.flatMap(languagesOf))
    return [{ href, ...(was && { was }), title, languages: LOCALES.filter((locale) => languages.has(locale)) }]
  })

/** A picture is the same in every language. */
const languagesOf = ({ collection, parts }: PlacedFile): readonly Locale[] =>
  collection === '' ? LOCALES : parts.flatMap(({ languages }) => languages.map(({ language }) => language))

/** Returns the page that a draft is opened at: the first that it changes itself, otherwise the first on which it shows and that is there. */
export function firstPage({ documents, pages }: Pick<Told, 'documents' | 'pages'>): string {
  const own = documents.flatMap(({ href }) => href ?? [])
  const gone = documents.flatMap(({ href, was }) => (href ? [] : (was ?? [])))
  return pages.find((page) => own.includes(page)) ?? pages.find((page) => !gone.includes(page)) ?? '/'
}

/** A picture that a draft brings, changes or takes away, with its addresses on the site. */
export type ComparedPicture = { title: string; before?: string; after?: string }

/** Returns the pictures of a draft; `onDraft` gives a picture's address there. */
export const comparedPictures = (
  files: Pick<SeenFile, 'path' | 'title' | 'kind'>[],
  onDraft: (address: string) => string,
): ComparedPicture[] =>
  files.flatMap(({ path, title, kind }) => {
    // A picture's words lie beside it.
    if (!path.startsWith('public/media/') || isAltsFile(path)) return []
    const address = path.replace(/^public/, '')
    return { title, ...(kind !== 'new' && { before: address }), ...(kind !== 'removed' && { after: onDraft(address) }) }
  })
