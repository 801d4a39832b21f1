import type { Content } from '../content/cms/client.ts'
import type { AnyBlock } from '../content/types.ts'
import { cardsOf } from '../content/view/cards.ts'
import type { Arrival, Asked, Attempt } from '../features/enquiries/rules/attempt.ts'
import { interestOf, locationOf } from '../features/enquiries/rules/choices.ts'
import { readSent } from '../features/enquiries/rules/sent-query.ts'
import type { Locale } from '../model/languages.ts'

const FORMS = ['PageBlocksContactForm', 'PageBlocksAppointmentForm']
const THANKS = 'PageBlocksEnquirySent'

/** How a visitor comes to a page with a form, or to the one that thanks; undefined for other pages. */
export async function arrivalOf(
  blocks: AnyBlock[] | undefined,
  query: URLSearchParams,
  content: Content,
  locale: Locale,
  attempt?: Attempt,
): Promise<Arrival | undefined> {
  if (blocks?.some(({ __typename }) => __typename === THANKS)) return { asked: {}, sent: readSent(query) }
  if (!blocks?.some(({ __typename }) => FORMS.includes(__typename))) return undefined
  return { asked: await askedFor(query, content, locale, attempt), attempt }
}

/** The treatment and the clinic that an address names. A treatment that is gone, or never was, is not asked for. */
async function askedFor(query: URLSearchParams, content: Content, locale: Locale, attempt?: Attempt): Promise<Asked> {
  const location = locationOf(query.get('city'))
  const slug = attempt?.values.treatment || query.get('treatment')
  const found = slug ? cardsOf(await content.treatments(), locale).find((card) => card.slug === slug) : undefined
  if (!found) return { location }
  const lang = found.card._english?.includes('name') ? 'en' : undefined
  return { location, treatment: { slug: found.slug, href: found.href, name: found.card.name, lang, interest: interestOf(found) } }
}
