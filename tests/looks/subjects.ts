import type { Locale } from '../../src/model/languages.ts'
import { pageStories } from '../fixtures/stories.ts'

/** Every kind of section that editors may put on a page. */
export const SECTIONS = pageStories.map(({ _template }) => _template)

/** Twelve pages, each of another kind: `'london-body'` => `'/london/body'` */
export const PAGES = {
  home: '/',
  about: '/about',
  doctors: '/doctors',
  locations: '/locations',
  london: '/london',
  contact: '/contact',
  search: '/search?q=laser',
  'london-body': '/london/body',
  'procedures-body': '/procedures/body',
  'procedures-facial-hydratite': '/procedures/facial/hydratite',
  'procedures-body-electrolysis': '/procedures/body/electrolysis',
  nowhere: '/nowhere',
}

/** What is looked at: `'sections/faq'`, `'pages/home'`, … */
export const SUBJECTS = [...SECTIONS.map((name) => `sections/${name}`), ...Object.keys(PAGES).map((name) => `pages/${name}`)]

/** How something is looked at: in one language of each direction, on a phone, on a desk, and a whole page on a tablet, too. */
export type Look = { locale: Locale; width: 390 | 768 | 1440 }

const LOCALES_SEEN: Locale[] = ['en', 'ar']
const isPage = (subject: string) => subject.startsWith('pages/')

export const looksAt = (subject: string): Look[] => {
  const widths: Look['width'][] = isPage(subject) ? [390, 768, 1440] : [390, 1440]
  return LOCALES_SEEN.flatMap((locale) => widths.map((width) => ({ locale, width })))
}

/** The name of a kept picture: `('sections/faq', { locale: 'ar', width: 390 })` => `'sections/faq.ar.390'` */
export const nameOf = (subject: string, { locale, width }: Look) => `${subject}.${locale}.${width}`

/** Half a pixel for each of a wide screen and of a whole page, whose sections have pictures of their own: these would be most of what is kept. */
export const scaleOf = (subject: string, { width }: Look) => (width === 1440 || isPage(subject) ? 0.5 : 1)
