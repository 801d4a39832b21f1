/** Where each form stands. */
export const PAGES = { contact: '/contact', appointment: '/book-treatment' } as const

/** The page that thanks for an enquiry; editors write it in the CMS. */
export const THANKS = '/thank-you'

/** Where a treatment's button leads: `('exosome', 'london')` => `'/book-treatment?treatment=exosome&city=london'`. */
export function bookingPath(treatment?: string, city?: string): string {
  const query = new URLSearchParams({ ...(treatment && { treatment }), ...(city && { city }) }).toString()
  return query ? `/book-treatment?${query}` : '/book-treatment'
}

/** The way to the form from a page: `('/procedures/facial/exosome', 'london')` => that treatment and city chosen. */
export const bookingFrom = (path: string, city?: string) => bookingPath(/^\/procedures\/[^/]+\/([^/]+)$/.exec(path)?.[1], city)
