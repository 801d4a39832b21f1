import { SAMPLE } from '../../src/features/enquiries/rules/sample.ts'
import { sentQuery } from '../../src/features/enquiries/rules/sent-query.ts'
import { THANKS } from '../../src/model/fixed-addresses.ts'
import { collections } from '../../src/server/content/schema.ts'

/** Every kind of section that editors may put on a page. */
export const SECTIONS = collections()
  .filter(({ name }) => name === 'page')
  .flatMap(({ fields }) => fields.flatMap(({ templates = [] }) => templates.map(({ name }) => name)))

/** The slug of the page that shows one section alone. */
export const slugOf = (section: string) => `look-${section.toLowerCase()}`

const { reference, location, date, time } = SAMPLE
const SENT = { form: 'appointment', preferredLocation: location, preferredDate: date, preferredTime: time } as const

/** Where a section is seen: on a page of its own, but for the thanks, which need something sent. */
export const addressOf = (section: string) => (section === 'enquirySent' ? THANKS + sentQuery(reference, SENT) : `/${slugOf(section)}`)

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
