import { withoutPipe } from '../model/pipe.ts'
import { withBrand } from '../model/searched.ts'
import { metaTags } from '../seo/meta.ts'
import type { PageData } from './page-data.ts'

/** Meta tags from the data of a page or a treatment. */
export function pageMeta(page: PageData | undefined, brand: string) {
  if (!page) return []
  const { origin, locale, locales, path, title, treatment, share } = page
  const seo = page.page?.seo ?? treatment?.seo
  const own = withoutPipe(seo?.title ?? title)
  return metaTags({
    origin,
    locale,
    path,
    title: withBrand(own, brand),
    description: withoutPipe(seo?.description ?? treatment?.description),
    picture: { src: share, alt: `${withoutPipe(treatment?.title ?? own)} | ${brand}` },
    noindex: page.page?.noindex ?? undefined,
    locales,
  })
}

/** The brand, from the data of the document around a page. */
export function brandOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { settings?: { brand?: string } } | undefined
  return withoutPipe(root?.settings?.brand)
}
