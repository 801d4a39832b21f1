import { addressOf } from '../../../model/address.ts'
import { documentNameOf } from '../../../model/document-path.ts'
import { isEmpty, isObject, type JsonObject, parseJson, textOf } from '../../../model/json.ts'
import { type Locale, TRANSLATIONS } from '../../../model/languages.ts'
import type { Collection } from '../../../model/schema.ts'
import { versionOf } from '../../../model/version.ts'
import { missingTranslations } from '../../report/rules/checks/missing-translations.ts'
import { staleTranslations } from '../../report/rules/checks/stale-translations.ts'
import { isOpen } from '../../report/rules/open.ts'
import { type Document, siteOf } from '../../report/rules/site.ts'
import { type FieldPlace, placesIn, visitsOf } from '../../report/rules/visits.ts'
import { namedIn } from './entries.ts'
import type { LanguageState } from './list.ts'

/** The facts of one document that its row in a list is made of; they depend on no other document. */
export type TakenApart = {
  path: string
  version: string
  collection: string
  json: JsonObject
  title: string
  note: string
  picture?: string
  sections: string[]
  address?: string
  languages: LanguageState[]
  /** The paths of the documents that it refers to, and the addresses that it leads to. */
  refersTo: Set<string>
  leadsTo: Set<string>
}

/** Takes a document apart; undefined where its file can't be read, or is of no kind that the forms know. */
export function takenApart(path: string, text: string, collections: Collection[]): TakenApart | undefined {
  const [found, json] = [documentNameOf(path), parseJson(text)]
  const collection = collections.find(({ name }) => name === found?.collection)
  if (!found || !collection || !isObject(json)) return undefined
  const document: Document = { path, ...found, text, json }
  const visits = visitsOf(document, collection.fields)
  const places = visits.flatMap(placesIn)
  return {
    path,
    version: versionOf(json),
    collection: found.collection,
    json,
    title: titleOf(collection, json) || found.name,
    note: noteOf(json),
    picture: textOf(places.find(({ field, value }) => field.type === 'image' && !isEmpty(value))?.value) || undefined,
    sections: sectionsOf(json),
    address: addressOf(path, json),
    languages: languagesOf(document, collections),
    refersTo: new Set(places.flatMap(referenceOf)),
    leadsTo: new Set(places.flatMap(linkOf)),
  }
}

const titleOf = ({ fields }: Collection, json: JsonObject) =>
  textOf(json[fields.find(({ isTitle }) => isTitle)?.name ?? '']).replace('|', ' ')

const SECTIONS_AT_MOST = 3

/** Returns the kinds of the first sections that visitors see: `=> ['pageHero', 'faq']` */
const sectionsOf = ({ blocks, content }: JsonObject): string[] =>
  (Array.isArray(blocks) ? blocks : Array.isArray(content) ? content : [])
    .filter((section): section is JsonObject => isObject(section))
    .filter(({ hidden }) => hidden !== true)
    .map(({ _template }) => textOf(_template))
    .slice(0, SECTIONS_AT_MOST)

const NOTE_AT_MOST = 90
const shortened = (text: string) => (text.length > NOTE_AT_MOST ? `${text.slice(0, NOTE_AT_MOST).replace(/\s+\S*$/, '')} …` : text)

/** A line about a document: `'From £280, 30 min'` for a treatment, the role of a person, the beginning of an answer or a review. */
function noteOf({ card, role, answer, content, description }: JsonObject): string {
  const facts = isObject(card) ? [card.price, card.duration].map(textOf).filter(Boolean).join(', ') : ''
  return facts || shortened([role, answer, content, description].map(textOf).find(Boolean) ?? '')
}

/** How each language stands, by the checks of the content report; one that is marked as to be translated is missing as a whole. */
function languagesOf(document: Document, collections: Collection[]): LanguageState[] {
  const site = siteOf({ collections, documents: [document] })
  const [stale, missing] = [staleTranslations(site).filter(({ kind }) => kind === 'stale'), missingTranslations(site)]
  const count = (findings: { language: Locale }[], language: Locale) => findings.filter((one) => one.language === language).length
  return TRANSLATIONS.map(({ locale: language }) => ({
    language,
    stale: count(stale, language),
    missing: isOpen(document, language) ? Math.max(1, count(missing, language)) : count(missing, language),
  }))
}

function referenceOf({ field, value, at }: FieldPlace): string[] {
  const named = namedIn(field, value, /(\w+)\.\d+\.\w+$/.exec(at)?.[1])
  return named ? [named] : []
}

/** The addresses that a text is, or links to in Markdown. */
function linkOf({ field, value }: FieldPlace): string[] {
  if (typeof value !== 'string' || field.type === 'image') return []
  const links = field.name === 'href' ? [value] : [...value.matchAll(/\]\(<?([^)\s>]+)/g)].map(([, href = '']) => href)
  return links.map((href) => href.replace(/[?#].*$/, '')).filter((href) => href.startsWith('/'))
}
