import { addressIn, baseOf } from '../../../i18n/addresses.ts'
import type { Locale } from '../../../model/languages.ts'

/** The parameter by which whoever may look at a draft gets a page without the bar, the marks and the comments, as visitors would get it. */
export const BARE = 'bare'

/** Returns the address of a bare page: `('/about', 'ar', 'spring')` => `'/~spring/ar/about?bare'`; without a draft that of the site's own. */
export const bareAddress = (href: string, locale: Locale, branch?: string): string =>
  `${branch === undefined ? '' : baseOf(branch)}${addressIn(href, locale)}?${BARE}`
