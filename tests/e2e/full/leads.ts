import { writtenDay } from '../../../src/content/clinic/clinic-time.ts'
import type { OpeningHours } from '../../../src/content/clinic/hours.ts'
import { printedWeek } from '../../../src/content/clinic/printed-hours.ts'
import { greet } from '../../../src/content/view/greeting.ts'
import { SAMPLE_NAME } from '../../../src/features/enquiries/rules/sample.ts'
import ar from '../../../src/i18n/resources/ar.ts'
import en from '../../../src/i18n/resources/en.ts'
import type { Json } from '../../../src/model/json.ts'
import { inEachLocale, LANGUAGES, type Locale } from '../../../src/model/languages.ts'
import { documents } from '../../fixtures/clinic.ts'
import { MARK } from '../../fixtures/marked-content.ts'
import type { Opened, Shown } from './pointers.ts'

type Node = Record<string, unknown>

const plain = (text: string) =>
  text
    .replace(/[*_`>#|]|\[|\]\([^)]*\)/g, ' ')
    // As editors type them: the page has the marks of print (`ui/typeset.ts`).
    .replace(/–/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()

/** Every line of text below a value, as it could show: rich text by its leaves, a heading by the parts around its pipe. */
function texts(value: unknown): string[] {
  if (typeof value === 'string')
    return [value, ...value.split(/[\n|]+/)]
      .flatMap((line) => [line, greet(line, SAMPLE_NAME)])
      .map(plain)
      .filter(Boolean)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

const isLink = (text: string) => /^[/#]|^https?:|^[a-z0-9-]+$/.test(text)
const isSaid = (text: string) => /\p{L}/u.test(text) || text.length > 6
/** What editors wrote without translations, such as an e-mail address, is not marked. */
const written = new Set(documents.flatMap(({ json }) => texts(json as Json)).filter((text) => isSaid(text) && !isLink(text)))

const GAP = '{{}}'
const withGap = (text: string) => text.replace(/\{\{\w+\}\}/g, GAP)
/** What the interface says; a sentence around a value with a gap. */
const labels = new Set([en, ar, inEachLocale((locale) => LANGUAGES[locale].nativeName)].flatMap((all) => texts(all).map(withGap)))

const cities = [en, ar].flatMap(({ city }) => texts(city))
/** Tells whether the interface says a text, also one around the name of a city. */
const isLabel = (text: string) => labels.has(text) || cities.some((city) => labels.has(text.replace(city, GAP)))

/** What people do, in which city, how often something goes wrong, where a review comes from, and a place on the shadow, is chosen in English, and said by the interface. */
const chosen: Record<string, unknown>[] = [en, ar].flatMap(({ role, city, clinical, reviews, shadow }) => [
  ...[role, city, clinical.often, shadow.zone],
  ...[reviews.source, reviews.given],
])

const pictures = new Set(JSON.stringify(documents.map(({ json }) => json)).match(/(?<=")\/media\/[^"]+/g))
const picture = (address: string) => decodeURI(address).replace(/^\/media\/w\d[\dx-]*\//, '/media/')

const named = new Map(documents.map(({ collection, name, json }) => [`content/${collection}/${name}.json`, json]))
/** A reference to another document stands for what that holds. */
const followed = (value: unknown) => (typeof value === 'string' && named.get(value)) || value

const valueAt = (node: unknown, pointer: string) =>
  pointer.split('.').reduce<unknown>((value, key) => (followed(value) as Node | null | undefined)?.[key], node)

/** Addresses of all pages and published treatments, with their documents. */
export const addresses = new Map(
  documents.flatMap(({ collection, name, json }): [string, Json][] => {
    if (collection === 'page') return [[json.slug === 'home' ? '/' : `/${json.slug}`, json]]
    if (collection === 'treatment' && json.visibility !== 'unpublished') return [[`/procedures/${json.category}/${name}`, json]]
    return []
  }),
)

/** Why a shown text or picture does not lead where it should; undefined if it does. `language` is a key of `translations`. */
export function faultOf(one: Shown, opened: Opened, language?: string): string | undefined {
  if (one.elsewhere) return faultElsewhere(one.picture ? picture(one.text) : plain(one.text), one.elsewhere, language)
  if (one.field) return faultOfField(one, one.field, opened, language)
  if (one.picture) return pictures.has(picture(one.text)) ? 'has no field' : undefined
  const text = plain(one.text)
  return text.includes(MARK) || (written.has(text) && !labels.has(text)) ? 'has no field' : undefined
}

/** A week, and a day, show as they are read. */
function asRead(name: string, value: unknown, locale: Locale): unknown {
  if (name === 'openingHours') return printedWeek(value as OpeningHours[], locale)
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? writtenDay(value, locale) : value
}

function faultOfField(one: Shown, field: string, opened: Opened, language: string | undefined) {
  const [id = '', path = ''] = field.split('---')
  const [document] = Object.values(opened[id] ?? {}) as Node[]
  if (!document) return `leads to a document without a form: ${field}`
  // What is not translated yet shows the English, and leads to the empty translation.
  const value = valueAt(opened[id], path) || valueAt(opened[id], path.replace(/translations\.\w+\./, ''))
  // A label that the interface has until an editor gives another.
  if (!value) return labels.has(plain(one.text)) ? undefined : `leads to ${field}, which is empty`
  if (typeof value === 'object' && !('type' in value) && !Array.isArray(value)) return `leads to a whole group: ${field}`
  // A switch may turn on a picture that is the site's own.
  const isOurs = value === true && !pictures.has(picture(one.text))
  if (one.picture) return isOurs || picture(one.text) === value ? undefined : `leads to ${field}, which holds ${value}`
  const [, group = '', name = ''] = /^(.*)\.(\w+)$/.exec(path) ?? []
  const isEnglish = language && valueAt(document, `translationState.${language}`) === 'toBeTranslated'
  const translation = language && !isEnglish && valueAt(opened[id], `${group}.translations.${language}`)
  if (translation && name in (translation as Node)) return `leads to the English: ${field}`
  const said = asRead(name, value, language === 'ar' ? 'ar' : 'en')
  return holds(said, plain(one.text)) ? undefined : `leads to ${field}, which holds ${JSON.stringify(value)?.slice(0, 80)}`
}

/** Whether a text is a part of a value, or what the interface says of it or around it. */
const holds = (value: unknown, text: string) =>
  chosen.some((labelsOf) => texts(labelsOf[String(value)]).includes(text)) ||
  (value === true && isLabel(text)) ||
  texts(typeof value === 'number' ? `${value}` : value).some(
    (line) => line.includes(text) || (text.includes(line) && labels.has(text.replace(line, GAP))),
  )

function faultElsewhere(text: string, elsewhere: string, language: string | undefined) {
  const [address = '', name = ''] = elsewhere.split(' ')
  const document = addresses.get(address)
  if (!document) return `leads to no document: ${elsewhere}`
  const translated = language && valueAt(document, name.replace(/(\w+)$/, `translations.${language}.$1`))
  const value = translated || valueAt(document, name)
  if (typeof value === 'string' && pictures.has(value)) return text === value ? undefined : `leads to ${elsewhere}, which holds ${value}`
  // Of a long text search shows a piece.
  const piece = plain(text.replaceAll(MARK, '').replace(/^…|…$/g, ''))
  return holds(value, piece) ? undefined : `leads to ${elsewhere}, which holds ${JSON.stringify(value)}`
}
