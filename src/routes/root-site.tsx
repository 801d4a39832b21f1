import type { ReactNode } from 'react'
import { useLocation, useMatches, useRouteLoaderData } from 'react-router-dom'
import { SiteProvider } from '../content/site.ts'
import { useLiveView } from '../editing/view.ts'
import { GateProvider } from '../features/gate/view/gate.ts'
import { parseAddress } from '../i18n/addresses.ts'
import type { PageData } from './page-data.ts'
import type { RootData } from './root-data.ts'
import type { SearchData } from './search-data.ts'

const usePageData = () => useMatches().at(-1)?.loaderData as (Partial<PageData> & Partial<Pick<SearchData, 'entries'>>) | undefined

/** Returns the city whose colours and phone number the page has. */
export const useCity = () => usePageData()?.city

/** Returns how much the previewed branch changes on the page; undefined where none is previewed. */
export const usePageChanges = () => usePageData()?.changes

/**
 * Tells whether the page's scripts start at once: where the page asks for its text by itself, searches in the browser,
 * or shows a branch.
 */
export function useStartsAtOnce() {
  const page = usePageData()
  const root = useRouteLoaderData('root') as RootData | undefined
  return page?.live !== undefined || page?.entries !== undefined || root?.preview?.branch !== undefined
}

/** Tells whether a visit of the page may be counted: on the launched site, where no tester looks at it, and a server is there to count. */
export function useIsCounted() {
  const root = useRouteLoaderData('root') as RootData | undefined
  return root !== undefined && root.gate.mode === 'off' && !root.gate.tester && !root.preview && !root.isStatic
}

/** Gives every component the facts that it may ask for, from the data of the document and of the page in it. */
export function RootSite({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData('root') as RootData | undefined
  const page = usePageData()
  const live = useLiveView()
  const { pathname } = useLocation()
  const { locale, path } = parseAddress(pathname)
  if (!root) return null
  const { city, cards = [], articles, trail = [], title = root.settings.brand, clock } = page ?? {}
  const site = {
    locale,
    path,
    title,
    city,
    trail,
    names: root.names,
    settings: live?.settings ?? root.settings,
    cards: live?.cards ?? cards,
    articles: live?.articles ?? articles,
    clock,
    isStatic: root.isStatic === true,
  }
  return (
    <GateProvider value={root.gate}>
      <SiteProvider value={site}>{children}</SiteProvider>
    </GateProvider>
  )
}
