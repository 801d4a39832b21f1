import { type AnyObject, isObject } from '../../../model/json.ts'

/** The address that tells which sections of pages links can lead to: an object by path. */
export const SECTIONS = '/api/tina/sections'

/** A section that a link can lead to: its anchor on the page, `'contact-form'`, and what it is called there. */
export type LinkedSection = { id: string; name: string }

/** The sections of each document that has such. */
export type LinkedSections = { readonly [path: string]: LinkedSection[] }

/** The anchors of sections by their kinds, as their views write them: each stands at the heading, so one without a heading has none. */
const ANCHORS: Record<string, string> = {
  addressCards: 'addresses',
  appointmentForm: 'appointment-form',
  clinicCards: 'clinic-cards',
  clinicalSources: 'sources',
  contactForm: 'contact-form',
  infoCards: 'ways',
  locations: 'locations',
  maps: 'maps',
  priceList: 'prices',
  visitChoice: 'counted',
}

const objectsIn = (value: unknown): AnyObject[] => (Array.isArray(value) ? value.filter((one) => isObject(one)) : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const named = (text: unknown) => textOf(text).replace('|', ' ')

function sectionsOf(section: AnyObject): LinkedSection[] {
  const kind = String(section._template)
  if (kind === 'spotlights') return objectsIn(section.items).map(({ city, title }) => ({ id: textOf(city), name: named(title) }))
  if (kind === 'clinicalPart') return [{ id: textOf(section.about), name: named(section.heading) }]
  if (kind === 'treatmentCards')
    return objectsIn(section.groups).flatMap(({ heading, cards, rest }, index) =>
      objectsIn(cards).length > 0 || rest ? [{ id: `group-${index + 1}`, name: named(heading) }] : [],
    )
  return [{ id: ANCHORS[kind] ?? '', name: named(section.heading) }]
}

/**
 * Returns the sections of a page, by its stored values, to which a link can lead; of two with one anchor the first, since browsers go
 * there. `{ blocks: [{ _template: 'contactForm', heading: 'Write to us' }] }` => `[{ id: 'contact-form', name: 'Write to us' }]`
 */
export function linkedSections({ blocks, content }: AnyObject): LinkedSection[] {
  const found = objectsIn(blocks ?? content)
    .filter(({ hidden }) => hidden !== true)
    .flatMap(sectionsOf)
    .filter(({ id, name }) => id && name)
  return found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at)
}
