import type { i18n } from 'i18next'
import { clinicsOf } from '../../content/clinic/contact.ts'
import type { AnyBlock, Settings } from '../../content/types.ts'
import { articleHead } from '../../content/view/articles.ts'
import { arrangeSections } from '../../content/view/view.ts'
import { addressIn } from '../../i18n/addresses.ts'
import { readLink } from '../../model/href.ts'
import { withoutPipe } from '../../model/pipe.ts'
import { medicalClinic } from '../../seo/structured/clinic.ts'
import { poundsIn } from '../../seo/structured/price.ts'
import { articleNode, breadcrumbList, faqPage, groupId, treatmentNode, webSite } from '../../seo/structured/things.ts'
import { typeset } from '../../ui/typeset.ts'
import type { PageData } from '../page-data.ts'
import { clinicId, clinicsOn } from './clinics-on.ts'
import { jobTitleOf, peopleOn } from './people-on.ts'

const PROFILES = ['instagram', 'facebook', 'youtube'] as const

/**
 * Returns what a page tells machines, made of the fields that it shows, in its language: where it stands, its clinics, people,
 * treatment, article and questions, and on the home page the site itself. Nothing for a page that search engines leave out.
 */
export function nodesOf(page: PageData, settings: Settings, words: i18n): object[] {
  if (page.page?.noindex) return []
  const { origin, locale, path, trail, clock } = page
  const url = origin + addressIn(path, page.locales.includes(locale) ? locale : 'en')
  const blocks = page.page?.blocks ?? (page.treatment ? arrangeSections(page.treatment, page.sections) : [])
  const questions = questionsOn(blocks)
  const asking = { blocks, settings, origin, url, today: clock.today, term: words.t('clinic.regulator') }
  const home = { title: words.t('home'), url: origin + addressIn('/', locale) }
  const steps = trail.map((step) => ({ title: typeset(step.title), url: origin + addressIn(step.href, locale) }))
  return [
    ...(path === '/' ? [siteNode(page, settings)] : []),
    ...(steps.length > 0 && path !== '/' ? [breadcrumbList([home, ...steps])] : []),
    ...clinicsOn(asking).map(medicalClinic),
    ...peopleOn(blocks, settings, origin, words),
    ...(page.treatment ? [treatmentOf(page, page.treatment, settings, url)] : []),
    ...articleOn(page, settings, url, words),
    ...(questions.length > 0 ? [faqPage(url, locale, questions)] : []),
  ]
}

const siteNode = ({ origin, locale }: PageData, { brand, social }: Settings) =>
  webSite({
    origin,
    url: origin + addressIn('/', locale),
    language: locale,
    name: brand,
    search: origin + addressIn('/search', locale),
    profiles: PROFILES.flatMap((network) => social?.[network] ?? []).filter((profile) => readLink(profile)?.kind === 'web'),
  })

/** The price of a treatment without offers is left out: it may be a prescription-only medicine. */
function treatmentOf({ origin }: PageData, treatment: NonNullable<PageData['treatment']>, settings: Settings, url: string) {
  const { title, description, seo, hero, card, cities, noOffers, treatmentInfo } = treatment
  const pounds = noOffers ? undefined : poundsIn(treatmentInfo?.price)
  const image = hero?.backgroundImage ?? card?.image
  const said = seo?.description ?? description
  return treatmentNode({
    name: typeset(title),
    ...(said && { description: said }),
    url,
    ...(image && { image: origin + image }),
    clinics: clinicsOf(settings).flatMap(({ city, clinic }) =>
      cities?.includes(city) ? [{ id: clinicId(origin, city), name: `${settings.brand}, ${clinic.city}` }] : [],
    ),
    ...(pounds && { pounds }),
  })
}

function articleOn({ page, origin, locale }: PageData, { brand }: Settings, url: string, words: i18n): object[] {
  const head = page && articleHead(page)
  if (!head) return []
  const { heading, lead, picture, published, updated, author } = head
  return [
    articleNode({
      url,
      language: locale,
      headline: typeset(withoutPipe(heading)),
      ...(lead && { description: typeset(lead) }),
      ...(picture && { image: origin + picture.src }),
      datePublished: published,
      ...(updated && { dateModified: updated }),
      ...(author && { author: { name: author.name, jobTitle: jobTitleOf(author, words) } }),
      publisher: { id: groupId(origin), name: brand },
    }),
  ]
}

const questionsOn = (blocks: AnyBlock[]) =>
  blocks
    .flatMap((block) =>
      block.__typename === 'PageBlocksFaq' || block.__typename === 'TreatmentContentFaq'
        ? (block.questions ?? []).map(({ question: { question, answer } }) => ({ question, answer }))
        : [],
    )
    .map(({ question, answer }) => ({ question: typeset(question), answer: typeset(answer) }))
