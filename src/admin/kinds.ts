import { word } from './words'

/** What people call one document, by its collection. */
export const KINDS: Record<string, string> = {
  page: word('page'),
  treatment: word('treatment'),
  faq: word('faq'),
  teamMember: word('teamMember'),
  testimonial: word('testimonial'),
  siteSettings: word('siteSettings'),
}
