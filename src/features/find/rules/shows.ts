import { soon } from '../../../content/clinic/hours.ts'
import { printedWeek } from '../../../content/clinic/printed-hours.ts'
import type { Clinic } from '../../../content/types.ts'
import { clinicField } from '../../../model/clinics.ts'
import { type AnyObject, isObject, type JsonObject } from '../../../model/json.ts'

/** The address that says where each fact of the clinics shows. */
export const SHOWS = '/api/content/find/shows'

/** A page that shows a fact. */
export type ShownOn = { title: string; address: string }

/** A fact of the settings, with where visitors meet it: `parts` of every page, and single pages. */
export type ShownFact = { field: string; kind: 'address' | 'phone' | 'email' | 'hours'; value: string; parts: string[]; pages: ShownOn[] }

/** The facts of a clinic, or of the group, by its name. */
export type ShownFacts = { name: string; facts: ShownFact[] }

type Page = { title: string; address?: string; collection: string; json: JsonObject }

const objectsIn = (value: unknown): AnyObject[] => (Array.isArray(value) ? value.filter((one) => isObject(one)) : [])

const infosThat = (shows: string, { infos }: AnyObject, isEmpty = false) =>
  objectsIn(infos).some((info) => info.shows === shows && !(isEmpty && info.text))

/** The sections that show facts of the settings: which of them, of a clinic or of the group. */
const SECTIONS: Record<string, (section: AnyObject, clinic: string) => (ShownFact['kind'] | false | undefined | '' | 'group')[]> = {
  locations: ({ hours }) => ['address', 'phone', 'email', !hours && 'hours'],
  contactBlock: ({ clinic, place }, city) => (clinic === city ? [!place && 'address', 'phone', 'email', 'hours'] : []),
  spotlights: ({ items }, city) => (objectsIn(items).some((item) => item.city === city) ? ['phone', 'email', 'hours'] : []),
  addressCards: ({ items }, city) => (objectsIn(items).some((item) => item.city === city) ? ['phone'] : []),
  clinicCards: () => ['address', 'phone', 'email'],
  maps: () => ['address'],
  infoCards: (section) => [
    infosThat('phones', section) && 'phone',
    infosThat('hours', section, true) && 'hours',
    infosThat('emails', section) && 'group',
  ],
}

/** Returns the pages on which a fact of a clinic shows; `group` is that of its e-mail addresses for all. */
function pagesWith(kind: ShownFact['kind'] | 'group', clinic: string, pages: Page[]): ShownOn[] {
  return pages.flatMap(({ title, address, json }) => {
    const sections = objectsIn(json.blocks).filter(({ hidden }) => hidden !== true)
    const isShown = sections.some((section) => SECTIONS[String(section._template)]?.(section, clinic).includes(kind))
    return address && isShown ? [{ title: title.replace('|', ' '), address }] : []
  })
}

/** Returns the facts of both clinics and of the group, each with where visitors meet it; empty ones are left out. */
export function shownFacts(settings: AnyObject, pages: Page[], today: string): ShownFacts[] {
  const contact = isObject(settings.contact) ? settings.contact : {}
  const clinics = Object.entries(contact).flatMap(([city, clinic]) =>
    isObject(clinic) ? [ofClinic(city, clinic as Clinic, pages, today)] : [],
  )
  const info: AnyObject = isObject(settings.contactInfo) ? settings.contactInfo : {}
  const fact = (name: string, kind: ShownFact['kind'], parts: string[], shown: ShownOn[] = []): ShownFact[] =>
    typeof info[name] === 'string' && info[name] ? [{ field: `contactInfo.${name}`, kind, value: info[name], parts, pages: shown }] : []
  const emails = pagesWith('group', '', pages)
  const group = [
    ...fact('primaryPhone', 'phone', ['the header and the call buttons of pages without a city']),
    ...fact('secondaryPhone', 'phone', []),
    ...fact('primaryEmail', 'email', ['links that write an e-mail'], emails),
    ...fact('secondaryEmail', 'email', [], emails),
  ]
  return [...clinics, { name: '', facts: group }]
}

function ofClinic(city: string, clinic: Clinic, pages: Page[], today: string): ShownFacts {
  const { address, phone, email, openingHours, exceptions } = clinic
  const path = clinicField(city)
  const days = soon(exceptions, today).length
  const fact = (kind: ShownFact['kind'], value: string | undefined, parts: string[], field: string = kind): ShownFact[] =>
    value ? [{ field: `${path}.${field}`, kind, value, parts, pages: pagesWith(kind, city, pages) }] : []
  const hours = [printedWeek(openingHours, 'en').replaceAll('-', '–'), ...(days > 0 ? [`${days} exceptional within four weeks`] : [])]
  return {
    name: clinic.city,
    facts: [
      ...fact('hours', hours.filter(Boolean).join('\n'), ['open now', 'the booking form'], 'openingHours'),
      ...fact('phone', phone, ['the footer', 'the header and the call buttons of its pages', 'the menu of a phone', 'the forms']),
      ...fact('email', email, ['the footer']),
      ...fact('address', address, ['the footer']),
    ],
  }
}
