import { createContext, useContext } from 'react'
import type { City } from '../model/clinics.ts'
import type { Locale } from '../model/languages.ts'
import type { Clock } from './clinic/clock.ts'
import type { Settings } from './types.ts'
import type { ArticleCard } from './view/articles.ts'
import type { Card } from './view/cards.ts'

/**
 * One step from home to the page: its English path and its title. `lang` is set where the title is not translated,
 * `label` where it is a text of the interface.
 */
export type BreadcrumbStep = { href: string; title: string; lang?: string; label?: boolean }

/** The facts that every component may ask for: language, English path and title of the page, settings, city, cards, articles, trail, clock. */
export type Site = {
  locale: Locale
  path: string
  title: string
  settings: Settings
  city?: City
  cards: Card[]
  /** Every published article, where the page lists them. */
  articles?: ArticleCard[]
  trail: BreadcrumbStep[]
  names: Names
  /** Missing where a page could not be loaded, and on the coming-soon page. */
  clock?: Clock
  /** True for pages on a host without a server, which can't take a form. */
  isStatic?: boolean
}

/**
 * Names of treatments by their address, for menu entries without a label of their own. `fills` holds the addresses of
 * the menu lists that the treatment fills up; `plate` is the address of the engraving of one that leads the specialities of a menu.
 */
export type Names = Record<string, { text: string; lang?: string; fills: string[]; plate?: string }>

const SiteContext = createContext<Site | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

/** Returns the facts about the site around a component. Throws outside `SiteProvider`: that is a mistake of ours. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite is used outside SiteProvider')
  return site
}
