import { createContext, useContext } from 'react'
import type { Locale } from '../i18n/locales.ts'
import type { Clock } from './clinic/hours.ts'
import type { City, Settings } from './types.ts'
import type { Card } from './view/cards.ts'

/** One step from home to the page: its English path, its title, `lang` where that is not translated, `label` where the interface says it. */
export type Step = { href: string; title: string; lang?: string; label?: boolean }

/** What every component may ask for: language, English path and title of the page, settings, city, cards, trail, clock. */
export type Site = {
  locale: Locale
  path: string
  title: string
  settings: Settings
  city?: City
  cards: Card[]
  trail: Step[]
  names: Names
  /** Missing only where a page could not be loaded. */
  clock?: Clock
  /** The pages stand on a host without a server, which can't take a form. */
  isStatic?: boolean
}

/** Names of treatments by their address, for menus that don't say their own, and the menu lists that each fills up. */
export type Names = Record<string, { text: string; lang?: string; fills: string[] }>

const SiteContext = createContext<Site | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

/** The site around a component. Using it outside the document is a mistake of ours, and says so. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite is used outside SiteProvider')
  return site
}
