/** What people call one document, by its collection. */
export const KINDS: Record<string, string> = {
  page: 'Page',
  treatment: 'Treatment',
  faq: 'Question',
  teamMember: 'Team',
  testimonial: 'Review',
  siteSettings: 'Settings',
}
