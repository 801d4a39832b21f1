import type { JsonObject } from '../../../src/model/json.ts'
import type { Locale } from '../../../src/model/languages.ts'
import { documents } from '../../fixtures/clinic.ts'

/** One address of each kind of page. */
export const KINDS = [
  '',
  '/about',
  '/doctors',
  '/locations',
  '/london',
  '/edinburgh',
  '/contact',
  '/book-treatment',
  '/shop',
  '/search?q=laser',
  '/london/fillers',
  '/edinburgh/injectables',
  '/procedures/body',
  '/procedures/facial/hydratite',
  '/procedures/body/electrolysis',
  '/nowhere',
]

const isIn = ({ translationState }: JsonObject, locale: Locale) =>
  locale === 'en' || (translationState as JsonObject | undefined)?.[locale.replace('-', '')] !== 'toBeTranslated'

/** Addresses of the published treatments that are written in a language, without its prefix. */
export const treatmentsIn = (locale: Locale): string[] =>
  documents
    .filter(({ collection, json }) => collection === 'treatment' && json.visibility !== 'unpublished' && isIn(json, locale))
    .map(({ name, json }) => `/procedures/${json.category}/${name}`)
