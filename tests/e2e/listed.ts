import { LOCALES } from '../../src/model/languages.ts'

/** Every address of a sitemap in a language, without its prefix. */
export const listed = (sitemap: string, prefix: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url]) => new URL(url ?? '').pathname)
    .filter((path) => (prefix ? `${path}/`.startsWith(`${prefix}/`) : !LOCALES.some((locale) => `${path}/`.startsWith(`/${locale}/`))))
    .map((path) => path.slice(prefix.length).replace(/^\/$/, ''))
