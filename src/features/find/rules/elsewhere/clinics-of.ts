import { addressOf } from '../../../../model/address.ts'
import { CITIES, type City, CLINICS, isCity } from '../../../../model/clinics.ts'
import { SETTINGS } from '../../../../model/document-path.ts'
import { isObject, type Json, textOf } from '../../../../model/json.ts'
import { TRANSLATIONS } from '../../../../model/languages.ts'
import type { FactStatement, StatingDocument } from './statements.ts'

/** The fields by which an object says of which clinic it is. */
const FIELDS = ['city', 'clinic', 'location', 'cities']

const SENTENCE_END = /[.!?؟](?=\s)|[。！？\n]/g

/** The clinics that texts belong to, by their cities, as the documents of a site tell. */
export type Clinics = {
  /** The clinics that a text is about; all where nothing says that it is about some of them. */
  of(document: StatingDocument, statement: FactStatement): City[]
  /** The clinics whose city is named in the sentence around a place of a text, in any language. */
  namedAt(text: string, at: number): City[]
}

/** Reads from the documents of a site which clinic each text belongs to. */
export function clinicsIn(documents: StatingDocument[]): Clinics {
  const contact = documents.find(({ path }) => path === SETTINGS)?.json.contact
  const names = CITIES.map((city) => [city, namesOf(city, isObject(contact) ? contact[city] : undefined)] as const)
  const byPath = new Map(documents.map((document) => [document.path, document]))
  const byAddress = new Map(documents.map((document) => [addressOf(document.path, document.json), document]))
  return {
    of: (document, { field, about, fact }) => {
      if (fact) return ownCities(document, field, false)
      const led = about.flatMap((address) => {
        const there = byAddress.get(address) ?? byPath.get(address)
        return there ? [ownCities(there, '', true)] : [citiesOfAddress(address)]
      })
      return led.reduce(narrowed, ownCities(document, field, true))
    },
    namedAt: (text, at) => {
      const sentence = sentenceAt(text, at)
      return names.filter(([, all]) => all.some((name) => sentence.includes(name))).map(([city]) => city)
    },
  }
}

/** Returns how a city is called, in every language. */
function namesOf(city: City, clinic: Json | undefined): string[] {
  const { translations, ...own } = isObject(clinic) ? clinic : {}
  const inLanguages = TRANSLATIONS.map(({ key }) => (isObject(translations) ? translations[key] : undefined))
  return [CLINICS[city].englishName, ...[own, ...inLanguages].map((one) => (isObject(one) ? textOf(one.city) : ''))].filter(Boolean)
}

/** Leaves of some clinics those that others are among, too; all of them where none is: `(['london', 'edinburgh'], ['london'])` => `['london']` */
function narrowed(cities: City[], by: City[]): City[] {
  const both = cities.filter((city) => by.includes(city))
  return both.length > 0 ? both : cities
}

/** `'/edinburgh/facial'` => `['edinburgh']`; all for an address of no city. */
function citiesOfAddress(address: string): City[] {
  const [, city] = address.split('/')
  return isCity(city) ? [city] : [...CITIES]
}

/**
 * Returns the clinics that the objects around a field name, the nearest first to count; else those of its document. A figure that
 * names its fact is the group's, on whichever page it stands: `isOfDocument` is false for it.
 */
function ownCities({ path, json }: StatingDocument, field: string, isOfDocument: boolean): City[] {
  let node: Json | undefined = json
  let cities: City[] = isOfDocument ? citiesOfAddress(addressOf(path, json) ?? '') : [...CITIES]
  const look = () => {
    const named = isObject(node) ? FIELDS.flatMap((name) => [(node as Record<string, Json>)[name]].flat()).filter(isCity) : []
    if (named.length > 0) cities = [...new Set(named)]
  }
  if (isOfDocument) look()
  for (const step of field.split('.').filter(Boolean)) {
    if (isCity(step)) cities = [step]
    node = isObject(node) || Array.isArray(node) ? (node as Record<string, Json>)[step] : undefined
    look()
  }
  return cities
}

/** Returns the sentence around a place of a text: `('One. Two.', 6)` => `' Two.'` */
export function sentenceAt(text: string, at: number): string {
  let from = 0
  for (const { index, 0: end } of text.matchAll(SENTENCE_END)) {
    const to = index + end.length
    if (to > at) return text.slice(from, to)
    from = to
  }
  return text.slice(from)
}
