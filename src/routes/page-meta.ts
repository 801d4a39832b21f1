import { addressIn } from '../i18n/addresses.ts'
import { breadcrumbList, medicalProcedure, metaTags } from '../seo/meta.ts'
import type { PageData } from './page-data.ts'

/** Meta tags from the data of a page or a treatment. */
export function pageMeta(page: PageData | undefined, brand: string) {
  if (!page) return []
  const { origin, locale, locales, path, title, trail, treatment, clinic } = page
  const seo = page.page?.seo ?? treatment?.seo
  const own = seo?.title ?? title
  const description = seo?.description ?? treatment?.description
  const written = locales.includes(locale) ? locale : 'en'
  return metaTags({
    origin,
    locale,
    path,
    title: own.includes(brand) ? own : `${own} | ${brand}`,
    description,
    image: treatment?.hero?.backgroundImage ?? treatment?.card?.image,
    noindex: page.page?.noindex ?? undefined,
    locales,
    structuredData: [
      ...(trail.length ? [breadcrumbList(trail.map((step) => ({ title: step.title, url: origin + addressIn(step.href, locale) })))] : []),
      ...(clinic ? [clinic] : []),
      ...(treatment ? [medicalProcedure({ name: treatment.title, description, url: origin + addressIn(path, written) })] : []),
    ],
  })
}

/** The brand, from the data of the document around a page. */
export function brandOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { settings?: { brand?: string } } | undefined
  return root?.settings?.brand ?? ''
}
