import type { RouterContextProvider } from 'react-router'
import { strip } from '../content/localise.ts'
import { search, searchIndex } from '../content/search.ts'
import { parseAddress } from '../i18n/addresses.ts'
import { serverI18n } from '../i18n/all.ts'
import { served } from './served.ts'

/** The treatments that fit what the address asks for, in its language: `/ar/search?q=ليزر`. */
export async function loadSearch(request: Request, context: Readonly<RouterContextProvider>) {
  const { content, origin, gate } = context.get(served)
  if (!gate.open) return undefined
  const { pathname, searchParams } = new URL(request.url)
  const { locale, path } = parseAddress(pathname)
  const { t } = serverI18n(locale)
  const query = searchParams.get('q')?.trim() ?? ''
  const entries = query ? searchIndex(await content.treatments(), locale, (concern) => t(`concern.${concern}` as 'concern.lines')) : []
  const title = t('search.title')
  return { origin, locale, path, title, query, trail: [{ href: path, title, label: true }], results: strip(search(entries, query)) }
}
