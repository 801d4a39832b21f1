import { articleSlug } from '../../../src/model/address.ts'
import { FIRST_CITY } from '../../../src/model/clinics.ts'
import { documentPath } from '../../../src/model/document-path.ts'
import { EXAMPLE_PRICE } from '../../../src/model/examples.ts'
import type { AnyObject } from '../../../src/model/json.ts'
import { kebab } from '../../../src/model/kebab.ts'
import { referenceTo, writeBindings } from '../../../src/model/same/bindings.ts'
import { SAME } from '../../../src/model/same/note.ts'
import type { Collection, Field } from '../../../src/model/schema.ts'
import { emptyTranslations, sectionStart, startOf } from '../../../src/model/start.ts'

/** The collections whose documents editors make. */
export const KINDS = ['page', 'treatment', 'faq', 'teamMember', 'testimonial'] as const
export type KindName = (typeof KINDS)[number]

/** What editors make, by the name that they have for it: an article is a page that begins in its own way. */
export const NEW_KINDS = ['page', 'article', 'treatment', 'faq', 'teamMember', 'testimonial'] as const
export type NewKind = (typeof NEW_KINDS)[number]

/** Returns the collection that a new document is one of. */
export const collectionOf = (kind: NewKind): KindName => (kind === 'article' ? 'page' : kind)

/** What the screen asks for a new document: its name, and what its address and the lists need. */
export type Answers = { name: string; address: string; category: string; cities: string[]; role: string; inMenu: boolean }

/** A document that is about to be made: its file, its values as a form holds them, and where it opens. */
export type NewDocument = { collection: KindName; file: string; values: AnyObject; opens: string }

/** Returns a document that may be saved as it is: named, with examples where something is required, and not public where that can be. */
export function newDocument(
  kind: NewKind,
  { fields }: Pick<Collection, 'fields'>,
  answers: Answers,
  isTaken: (path: string) => boolean,
): NewDocument {
  const name = answers.name.trim()
  const { description: _description, body: _body, ...start } = startOf(fields)
  const values = { ...start, ...own(kind, fields, { ...answers, name }, start) }
  if (kind === 'page') return { collection: kind, file: answers.address, values, opens: `#/~/${answers.address}` }
  if (kind === 'article') {
    const file = articleSlug(answers.address)
    return { collection: 'page', file, values, opens: `#/~/${file}` }
  }
  if (kind === 'treatment')
    return { collection: kind, file: answers.address, values, opens: `#/~/procedures/${answers.category}/${answers.address}` }
  const file = freeName(kebab(name).slice(0, 80) || kind.toLowerCase(), (one) => isTaken(documentPath({ collection: kind, name: one })))
  return { collection: kind, file, values, opens: `#/collections/edit/${kind}/~/${file}` }
}

function own(kind: NewKind, fields: Field[], { name, address, category, cities, role }: Answers, start: AnyObject): AnyObject {
  const city = cities[0] ?? FIRST_CITY
  const path = documentPath({ collection: kind, name: address })
  const text = section(fields, 'textSection')
  if (kind === 'page')
    return {
      title: name,
      slug: address,
      visibility: 'unpublished',
      blocks: [{ ...section(fields, 'pageHero'), heading: name }, text],
      seo: emptyTranslations(),
    }
  if (kind === 'article')
    return {
      title: name,
      slug: articleSlug(address),
      visibility: 'unpublished',
      blocks: [{ ...section(fields, 'articleHead'), heading: name }, text, section(fields, 'clinicalSources')],
      seo: emptyTranslations(),
    }
  if (kind === 'treatment')
    return {
      title: name,
      visibility: 'unpublished',
      category,
      cities,
      card: { ...(start.card as AnyObject), name, price: EXAMPLE_PRICE },
      hero: { ...(start.hero as AnyObject), title: name },
      // One price: the page says what the card says, until an editor parts them.
      treatmentInfo: {
        price: EXAMPLE_PRICE,
        [SAME]: writeBindings({ price: referenceTo({ path, field: 'card.price' }) }),
        ...emptyTranslations(),
      },
      content: [text],
      seo: emptyTranslations(),
    }
  if (kind === 'faq') return { question: name }
  if (kind === 'testimonial') return { name, location: city }
  return { name, role, alt: `Portrait of ${name}`, ...(cities.length === 1 && { location: city }) }
}

/** Returns a section of a page as it starts, in the list of a document that takes it. */
function section(fields: Field[], kind: string): AnyObject {
  const found = fields.flatMap(({ templates = [] }) => templates).find(({ name }) => name === kind)
  return { _template: kind, ...(found && sectionStart(kind, found.fields)) }
}

/** `('anna', …)` => `'anna'`, or `'anna-2'` where that is taken. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${name}-${number}`
    if (!isTaken(one)) return one
  }
}
