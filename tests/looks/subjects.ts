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

/** How something is looked at: in one language of each direction, on a phone and on a desk. */
export type Look = { locale: Locale; width: 390 | 1440 }

export const LOOKS: Look[] = (['en', 'ar'] as const).flatMap((locale) => ([390, 1440] as const).map((width) => ({ locale, width })))

/** The name of a kept picture: `('sections/faq', { locale: 'ar', width: 390 })` => `'sections/faq.ar.390'` */
export const nameOf = (subject: string, { locale, width }: Look) => `${subject}.${locale}.${width}`

/** Half a pixel for each of a wide screen and of a whole page, whose sections have pictures of their own: these would be most of what is kept. */
export const scaleOf = (subject: string, { width }: Look) => (width === 1440 || subject.startsWith('pages/') ? 0.5 : 1)
