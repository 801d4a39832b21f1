import type { Pounds } from './price.ts'

/** A step of the breadcrumb with its absolute address. */
export type BreadcrumbItem = { title: string; url: string }

/** Returns where a page stands as schema.org BreadcrumbList. */
export const breadcrumbList = (steps: BreadcrumbItem[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ title, url }, index) => ({ '@type': 'ListItem', position: index + 1, name: title, item: { '@id': url } })),
})

/** A clinic that another node speaks of, by the name that it has on every page. */
export type ClinicReference = { id: string; name: string }

const clinicAt = ({ id, name }: ClinicReference) => ({ '@type': 'MedicalClinic', '@id': id, name })

type TreatmentFacts = { name: string; description?: string; url: string; image?: string; clinics: ClinicReference[]; pounds?: Pounds }

/**
 * Returns a treatment as schema.org MedicalProcedure. It is a Service too, which is what has clinics that provide it and an
 * offer with a price.
 */
export const treatmentNode = ({ clinics, pounds, ...treatment }: TreatmentFacts) => ({
  '@type': ['MedicalProcedure', 'Service'],
  ...treatment,
  ...(clinics.length > 0 && { provider: clinics.map(clinicAt) }),
  ...(pounds && {
    offers: { '@type': 'Offer', priceSpecification: { '@type': 'PriceSpecification', ...pounds, priceCurrency: 'GBP' } },
  }),
})

type PersonFacts = {
  name: string
  jobTitle: string
  description?: string
  image?: string
  knowsAbout?: string[]
  knowsLanguage?: string[]
  qualifications?: string[]
  clinic?: ClinicReference
}

/** Returns somebody of the team as schema.org Person. */
export const personNode = ({ clinic, qualifications, ...person }: PersonFacts) => ({
  '@type': 'Person',
  ...person,
  ...(qualifications && {
    hasCredential: qualifications.map((name) => ({ '@type': 'EducationalOccupationalCredential', name })),
  }),
  ...(clinic && { worksFor: clinicAt(clinic) }),
})

/** Returns what names the clinics together on every page of the site. */
export const groupId = (origin: string) => `${origin}/#group`

/** Returns the questions of a page with their answers as schema.org FAQPage. */
export const faqPage = (url: string, language: string, questions: { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

type ArticleFacts = {
  url: string
  language: string
  headline: string
  description?: string
  image?: string
  datePublished: string
  dateModified?: string
  author?: { name: string; jobTitle: string }
  publisher: { id: string; name: string }
}

/** Returns an article as schema.org Article. */
export const articleNode = ({ url, language, author, publisher, ...article }: ArticleFacts) => ({
  '@type': 'Article',
  '@id': `${url}#article`,
  url,
  inLanguage: language,
  ...article,
  ...(author && { author: { '@type': 'Person', ...author } }),
  publisher: { '@type': 'MedicalOrganization', '@id': publisher.id, name: publisher.name },
})

type SiteFacts = { origin: string; url: string; language: string; name: string; search: string; profiles: string[] }

/** Returns the site as schema.org WebSite, with its search and who publishes it. `search` is the address of the search page. */
export const webSite = ({ origin, url, language, name, search, profiles }: SiteFacts) => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  url,
  name,
  inLanguage: language,
  publisher: {
    '@type': 'MedicalOrganization',
    '@id': groupId(origin),
    name,
    url: `${origin}/`,
    ...(profiles.length > 0 && { sameAs: profiles }),
  },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={words}` },
    'query-input': 'required name=words',
  },
})
