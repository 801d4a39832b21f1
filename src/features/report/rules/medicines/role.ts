import { isObject, textOf } from '../../../../model/json.ts'
import type { Finding } from '../finding.ts'
import type { CheckedContent, Document } from '../site.ts'
import type { FieldPlace } from '../visits.ts'

/** Tells whether a treatment is, or may be, a prescription-only medicine: it is named so, or marked as one that must have no offers. */
export function isMedicine({ collection, name, json }: Document): boolean {
  if (collection !== 'treatment') return false
  return json?.noOffers === true || /anti-?wrinkle|botulin|\bb12\b|vitamin[ -]d\b/i.test(`${name} ${textOf(json?.title)}`)
}

/** Tells whether a treatment is the toxin rather than a vitamin. */
export const isToxin = ({ name, json }: Document) => /wrinkle|botulin/i.test(`${name} ${textOf(json?.title)}`)

/**
 * Tells whether a text counts as information or as advertising. Facts about a medicine may be given on its own page to somebody
 * who went there for them; everything else is advertising: home, listings, cards, menus, offers, reviews, titles for search
 * engines, alternative texts.
 */
export function roleOf(site: CheckedContent, { document, at, field }: FieldPlace): 'advertising' | 'information' {
  if (document.collection === 'faq') return ownersOf(site, document).every(isMedicine) ? 'information' : 'advertising'
  if (!isMedicine(document) || field.name === 'alt' || field.name === 'price') return 'advertising'
  return /^(content|treatmentInfo|hero)\b/.test(at) && !/^hero\.(translations\.\w+\.)?title$/.test(at) ? 'information' : 'advertising'
}

const ownersOf = (site: CheckedContent, { path }: Document): Document[] =>
  site.documents.filter(({ json, path: own }) => own !== path && isObject(json) && JSON.stringify(json).includes(JSON.stringify(path)))

/** The kinds of advertising, as headings for the findings; some say what to do. See CAP Code, rule 12.12. */
const SUBJECTS = {
  named: 'Words that advertise a prescription-only medicine. Offer the consultation instead',
  information: 'Words that name such a medicine on its own page. Facts may stand there, praise and offers may not',
  traits: 'Texts that describe such a medicine without its name. Leave the description to the consultation',
  price: 'Prices beside treatments that may be prescription-only. Price the consultation',
  effect: 'Promises of effect of such a treatment',
  offers: 'Offers and badges that promote such a treatment',
}

/** Returns the parts of a finding about medicines that don't depend on its place. */
export const against = (
  subject: keyof typeof SUBJECTS,
  level: Finding['level'],
  message: string,
): Pick<Finding, 'kind' | 'level' | 'message' | 'subject'> => ({ kind: 'medicines', level, message, subject: SUBJECTS[subject] })
