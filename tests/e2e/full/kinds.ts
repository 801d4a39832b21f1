/** One address of each kind of page. */
export const KINDS = [
  '',
  '/about',
  '/doctors',
  '/locations',
  '/london',
  '/edinburgh',
  '/contact',
  '/book-treatment',
  '/shop',
  '/search?q=laser',
  '/london/fillers',
  '/edinburgh/injectables',
  '/procedures/body',
  '/procedures/facial/hydratite',
  '/procedures/body/electrolysis',
  '/nowhere',
]
