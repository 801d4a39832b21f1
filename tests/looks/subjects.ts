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
