import { PREVIEW_WORDS } from '../../../i18n/preview-words/words.ts'
import { SETTINGS } from '../../../model/document-path.ts'
import type { Locale } from '../../../model/languages.ts'
import { LOCALES } from '../../../model/languages.ts'
import type { DifferenceKind, DocumentDifference, PictureDifference } from './preview.ts'

/** A page by its address and title. */
export type NamedPage = { href: string; title: string }

/**
 * One line of the list in the preview bar, in the tester's language. The addresses in `href` and `pages` are without a
 * language; `locale` is the one to open them in.
 */
export type ListedDifference = {
  key: string
  kind: DifferenceKind
  title: string
  href?: string
  /** The address that its page has on the site, where that is another one, or it is gone. */
  was?: string
  locale: Locale
  /** The languages in which it differs; undefined for all of them. */
  languages?: { locale: Locale; name: string }[]
  /** The differences that can't be seen where it shows. */
  unseen: string[]
  /** Those of them that concern the tester's language. */
  unseenHere: string[]
  pages: NamedPage[]
  /** True for the settings, which show on every page; `unseen` names their parts. */
  everywhere?: boolean
}

/** Tells whether a difference shows at an address, or did before its page was taken away. */
export const showsAt = ({ href, was, pages, everywhere }: ListedDifference, path: string): boolean =>
  everywhere === true || (href ?? was) === path || pages.some((page) => page.href === path)

/** Makes the line for a document; `pages` are those that show it besides its own. */
export function documentLine(one: DocumentDifference, locale: Locale, pages: NamedPage[]): ListedDifference {
  const words = PREVIEW_WORDS[locale]
  const isSettings = one.path === SETTINGS
  const names = (locales: Locale[]) => locales.map((code) => words.languages[code])
  const unseen = one.unseen.map(({ what, locales }) => {
    const isSame = locales.length === LOCALES.length || locales.length === one.locales.length
    return isSame ? words.unseen[what] : `${words.unseen[what]} (${names(locales).join(', ')})`
  })
  const href = isSettings && one.kind !== 'removed' ? '/' : one.href
  return {
    key: one.path,
    kind: one.kind,
    title: isSettings ? words.settings : one.title[locale],
    ...(href && { href }),
    ...(one.was && { was: one.was }),
    locale: one.locales.includes(locale) ? locale : (one.locales[0] ?? locale),
    ...(one.locales.length < LOCALES.length && { languages: one.locales.map((code) => ({ locale: code, name: words.languages[code] })) }),
    unseen,
    unseenHere: one.unseen.filter(({ locales }) => locales.includes(locale)).map(({ what }) => words.unseen[what]),
    pages: isSettings ? [] : pages,
    ...(isSettings && { everywhere: true }),
  }
}

/** Makes the line for a picture; `pages` are those that show it. */
export const pictureLine = ({ file, kind }: PictureDifference, locale: Locale, pages: NamedPage[]): ListedDifference => ({
  key: `public/media/${file}`,
  kind,
  title: file,
  locale,
  unseen: [],
  unseenHere: [],
  pages,
})
