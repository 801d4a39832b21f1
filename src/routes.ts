import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { LOCALES, prefixOf } from './model/languages.ts'
import type { RouteName } from './routes/route-names.ts'

/**
 * Every address of the site, once for each language. Languages are named rather than matched by a parameter,
 * so that an unknown prefix is an unknown page. Pages that editors create are found by the last line.
 */
export default LOCALES.flatMap((locale) => {
  const id = (name: RouteName) => ({ id: `${locale}:${name}` })
  return prefix(prefixOf(locale).slice(1), [
    index('routes/page.tsx', id('home')),
    route('search', 'routes/search.tsx', id('search')),
    route('procedures/:category/:slug', 'routes/treatment.tsx', id('treatment')),
    route('staff', 'routes/staff.tsx', id('staff')),
    route('*', 'routes/page.tsx', id('page')),
  ])
}) satisfies RouteConfig
