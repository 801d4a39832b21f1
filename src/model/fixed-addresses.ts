import { pagePath, targetOf } from './address.ts'

/** The slug of the page on which the sections that all treatments share are edited. */
export const SHARED_SECTIONS = 'treatment-sections'

/** The slug of the page that everybody sees while the gate is closed. */
export const COMING_SOON = 'coming-soon'

/** Where each form stands. */
export const PAGES = { contact: '/contact', appointment: '/book-treatment' } as const

/** The page that thanks for an enquiry; editors write it in the CMS. */
export const THANKS = '/thank-you'

/** The addresses of pages that the site itself asks for or leads to, wherever editors link to. */
export const FIXED = ['/', pagePath(COMING_SOON), pagePath(SHARED_SECTIONS), ...Object.values(PAGES), THANKS]

/** Addresses that the program answers without a document; see `src/routes.ts`. */
export const SERVED = ['/search', '/staff']

/** Where a place on the shadow leads: `'cheek'` => `'/search?zone=cheek#shadow'`, the search with the treatments for it. */
export const zonePath = (zone: string) => `/search?zone=${zone}#shadow`

/** Where a treatment's button leads: `('exosome', 'london')` => `'/book-treatment?treatment=exosome&city=london'`. */
export function bookingPath(treatment?: string, city?: string): string {
  const query = new URLSearchParams({ ...(treatment && { treatment }), ...(city && { city }) }).toString()
  return query ? `${PAGES.appointment}?${query}` : PAGES.appointment
}

/** The way to the form from a page: `('/procedures/facial/exosome', 'london')` => that treatment and city chosen. */
export function bookingFrom(path: string, city?: string): string {
  const target = targetOf(path)
  return bookingPath(target.kind === 'treatment' ? target.slug : undefined, city)
}
