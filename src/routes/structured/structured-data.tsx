import { useTranslation } from 'react-i18next'
import { useLocation, useMatches, useRouteLoaderData } from 'react-router-dom'
import { jsonLd } from '../../seo/structured/graph.ts'
import type { PageData } from '../page-data.ts'
import type { RootData } from '../root-data.ts'
import { nodesOf } from './nodes-of.ts'

/**
 * The facts of a page for search engines, as JSON-LD at its end. Only the server writes it: the browser keeps what it got, and
 * empties it on the way to another page, so that no visitor loads what makes it.
 */
export function StructuredData() {
  const { i18n } = useTranslation()
  const { pathname } = useLocation()
  const root = useRouteLoaderData('root') as RootData | undefined
  const page = useMatches().at(-1)?.loaderData as PageData | undefined
  if (!root || !(page?.page ?? page?.treatment) || root.preview?.branch !== undefined) return null
  const text = import.meta.env.SSR ? jsonLd(nodesOf(page, root.settings, i18n)) : ''
  return <script key={pathname} type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
