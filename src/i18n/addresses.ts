import { isLocale, type Locale, prefixOf } from './locales.ts'

/** Language and English path of an address: `'/ar/about'` => `{ locale: 'ar', path: '/about' }`. */
export function parseAddress(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  if (first !== 'en' && isLocale(first)) return { locale: first, path: `/${rest.join('/')}` }
  return { locale: 'en', path: pathname || '/' }
}

/** Address of an English path in a language: `('/about', 'ar')` => `'/ar/about'`; other sites stay as they are. */
export function addressIn(path: string, locale: Locale): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  return path === '/' ? prefixOf(locale) || '/' : prefixOf(locale) + path
}
