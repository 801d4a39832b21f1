import type { RouterContextProvider } from 'react-router'
import { data, redirect } from 'react-router-dom'
import { clockOf } from '../content/clinic/clock.ts'
import type { Content } from '../content/cms/client.ts'
import { liveSource } from '../content/cms/live-source.ts'
import { movedTo } from '../content/moved.ts'
import type { BreadcrumbStep } from '../content/site.ts'
import { isPublished } from '../content/view/addresses.ts'
import { cardsFor, cardsOn } from '../content/view/cards.ts'
import { compose } from '../content/view/compose.ts'
import { linkedIn } from '../content/view/links.ts'
import { load } from '../content/view/load.ts'
import { localise, strip } from '../content/view/localise.ts'
import { cityOfPage } from '../content/view/page-city.ts'
import { localesOf } from '../content/view/view.ts'
import { withPictures } from '../features/preview/rules/branch-pictures.ts'
import { markView } from '../features/preview/rules/marks/mark-view.ts'
import { viewBefore } from '../features/preview/rules/view-before.ts'
import { shareOf } from '../features/share/rules/share-card.ts'
import { parseAddress } from '../i18n/addresses.ts'
import { targetOf, treatmentPath } from '../model/address.ts'
import { documentPath } from '../model/document-path.ts'
import type { Locale } from '../model/languages.ts'
import { LOCALES } from '../model/languages.ts'
import { withoutPipe } from '../model/pipe.ts'
import { arrivalOf } from './arrival.ts'
import { served } from './served.ts'

/** The branch whose content visitors see. */
const MAIN_BRANCH = 'main'

/** Everything that the page of one address needs, in the visitor's language only. */
export async function loadPage(request: Request, context: Readonly<RouterContextProvider>) {
  const { content, site, origin, gate, attempt, wasDeleted, before, pictures, isStatic, withUnpublished, at } = context.get(served)
  // While the gate is closed the document around the page shows the coming-soon page; nothing else may leave the server.
  if (!gate.open) return undefined
  const { pathname, searchParams } = new URL(request.url)
  const { locale, path } = parseAddress(pathname)
  const moved = movedTo(pathname, (await content.settings()).data.siteSettings)
  if (moved) throw redirect(moved, 301)
  const target = targetOf(path)
  const found = await load(content, target, withUnpublished)
  if (!found) throw data(null, { status: (await wasDeleted?.(documentPath({ collection: target.kind, name: target.slug }))) ? 410 : 404 })
  if (!withUnpublished && !isPublished(found.raw.treatment ?? found.raw.page ?? {})) throw data(null, { status: 410 })
  const whole = compose(found.raw, locale)
  const composed = withPictures(whole, pictures)
  const marked = before && markView({ raw: found.raw, view: composed }, await viewBefore(before, found.raw, locale), before.touched)
  const view = marked?.view ?? composed
  const locales = found.raw.treatment ? localesOf(found.raw.treatment) : LOCALES
  const { settings: _settings, cards, page, treatment, ...shown } = strip(view)
  return {
    ...shown,
    ...(page && { page: withoutOtherNames(page) }),
    ...(treatment && { treatment: withoutOtherNames(treatment) }),
    // Most of a page's data would be the cards of all treatments.
    cards: cards && (target.kind === 'treatment' ? cardsFor(target.slug, cards) : cardsOn(page?.blocks ?? [], cards)),
    changes: marked?.changes,
    // The browser asks for a live treatment itself, and gets what the site says now: what a branch or another moment has, the server shows. A
    // static host can't be asked.
    live:
      found.raw.treatment?.live && content === site && !isStatic
        ? {
            ...liveSource(MAIN_BRANCH, found.fetched[0]?.query ?? ''),
            addresses: linkedIn(found.raw.treatment, found.raw.addresses ?? {}),
          }
        : undefined,
    origin,
    locale,
    path,
    locales,
    untranslated: !locales.includes(locale),
    city: cityOfPage(view),
    share: shareOf(whole, path, locale),
    title: withoutPipe(view.page?.title ?? view.treatment?.title),
    trail: await trailOf(content, path, locale),
    clock: { ...clockOf(view.settings, at ?? new Date()), ...(at && { standsAt: at.toISOString() }) },
    arrival: await arrivalOf(view.page?.blocks, searchParams, content, locale, attempt),
  }
}

/** Other names are for search alone. */
const withoutOtherNames = <One extends { otherNames?: string[] }>({ otherNames: _names, ...shown }: One): Omit<One, 'otherNames'> => shown

export type PageData = NonNullable<Awaited<ReturnType<typeof loadPage>>>

/** The pages above this one that exist, and the page itself: `/procedures/facial/exosome` => Facial, Exosome. */
async function trailOf(content: Content, path: string, locale: Locale): Promise<BreadcrumbStep[]> {
  const parts = path.split('/').filter(Boolean)
  const addresses = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const [pages, treatments] = await Promise.all([content.pages(), content.treatments()])
  return addresses.flatMap((href) => {
    const page = pages.find((one) => `/${one.slug}` === href && (href === path || isPublished(one)))
    const treatment = treatments.find((one) => treatmentPath(one.category, one._sys.filename) === href)
    const found = page ?? treatment
    if (!found) return []
    const { title, _english } = localise(found as NonNullable<typeof page>, locale)
    return [{ href, title: withoutPipe(title), lang: _english?.includes('title') ? 'en' : undefined }]
  })
}
