import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { LOCALES, prefixOf } from './i18n/locales.ts'

/**
 * Every address of the site, once for each language. Languages are named rather than matched by a parameter,
 * so that an unknown prefix is an unknown page. Pages that editors create are found by the last line.
 */
export default LOCALES.flatMap((locale) =>
  prefix(prefixOf(locale).slice(1), [
    index('routes/page.tsx', { id: `${locale}:home` }),
    route('procedures/:category/:slug', 'routes/treatment.tsx', { id: `${locale}:treatment` }),
    route('staff', 'routes/staff.tsx', { id: `${locale}:staff` }),
    route('*', 'routes/page.tsx', { id: `${locale}:page` }),
  ]),
) satisfies RouteConfig
