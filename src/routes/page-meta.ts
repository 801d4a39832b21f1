import { metaTags } from '../seo/meta.ts'
import type { PageData } from './page-data.ts'

/** Meta tags from the data of a page or a treatment. */
export function pageMeta(page: PageData | undefined, brand: string) {
  if (!page) return []
  const { origin, locale, locales, path, title, treatment } = page
  const seo = page.page?.seo ?? treatment?.seo
  const own = seo?.title ?? title
  return metaTags({
    origin,
    locale,
    path,
    title: own.includes(brand) ? own : `${own} | ${brand}`,
    description: seo?.description ?? treatment?.description,
    image: treatment?.hero?.backgroundImage ?? treatment?.card?.image,
    noindex: page.page?.noindex ?? undefined,
    locales,
  })
}

/** The brand, from the data of the document around a page. */
export function brandOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { settings?: { brand?: string } } | undefined
  return root?.settings?.brand ?? ''
}
