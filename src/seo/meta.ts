import { addressIn } from '../i18n/addresses.ts'
import { LOCALES, type Locale } from '../model/languages.ts'
import { SHARE_SIZE } from '../model/share-size.ts'

/** The facts from which the meta tags of a page are made; `path` is its English path, `origin` has no final slash. */
export type PageMeta = {
  origin: string
  path: string
  locale: Locale
  title: string
  description?: string
  /** The picture that is shown with a link to the page: where it is on the site, and its words. */
  picture?: { src: string; alt: string }
  noindex?: boolean
  /** The languages in which the page exists; all of them by default. */
  locales?: readonly Locale[]
}

type Tag = Record<string, unknown>

/** Returns title, description, canonical, hreflang (with x-default) and sharing tags of a page, in React Router's form. */
export function metaTags({ origin, path, locale, title, description, picture, noindex, locales = LOCALES }: PageMeta): Tag[] {
  const address = (code: Locale) => origin + addressIn(path, code)
  const alternates = noindex ? [] : locales.map((code) => ({ tagName: 'link', rel: 'alternate', hrefLang: code, href: address(code) }))
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: address(locales.includes(locale) ? locale : 'en') }]),
    ...alternates,
    ...(noindex ? [] : [{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') }]),
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address(locale) },
    { property: 'og:locale', content: locale.replace('-', '_') },
    ...(picture ? pictureTags(origin, picture) : []),
  ]
}

/** Networks show a picture large, and at once, if its size stands beside it. */
const pictureTags = (origin: string, { src, alt }: NonNullable<PageMeta['picture']>): Tag[] => [
  { property: 'og:image', content: origin + src },
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: `${SHARE_SIZE.width}` },
  { property: 'og:image:height', content: `${SHARE_SIZE.height}` },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
]
