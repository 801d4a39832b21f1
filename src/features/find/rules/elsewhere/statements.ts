import { addressOf } from '../../../../model/address.ts'
import { type AnyObject, isObject, type JsonObject, textOf } from '../../../../model/json.ts'
import type { Locale } from '../../../../model/languages.ts'
import { documentLinkOf } from '../../../../model/links.ts'
import type { Field } from '../../../../model/schema.ts'
import { type FieldPlace, placesIn, visitsOf } from '../../../report/rules/visits.ts'
import { isText } from '../document-texts.ts'

/** A document as the statements of it are read. */
export type StatingDocument = { path: string; collection: string; json: JsonObject; kind: { fields: Field[] } }

/** A text that may state facts, and what it is about: treatments and pages by their addresses or files. `fact` is the one that its place names. */
export type FactStatement = {
  path: string
  field: string
  name: string
  language: Locale
  value: string
  isMarkdown: boolean
  about: string[]
  fact?: string
}

/** Returns the statements of a document in every language; addresses, too, because some hold a phone number. */
export function statementsOf({ path, collection, json, kind }: StatingDocument): FactStatement[] {
  const document = { path, collection, name: '', text: '', json }
  return visitsOf(document, kind.fields)
    .flatMap(placesIn)
    .filter(({ field, hidden }) => !hidden && (isText(field) || (field.type === 'string' && Boolean(field.ui?.pattern))))
    .flatMap((place) =>
      valuesOf(place).map(([field, value]) => {
        const object: AnyObject = place.english ?? place.node
        const fact = place.field.ui?.fact ?? (typeof object.fact === 'string' && object.fact ? object.fact : undefined)
        return {
          path,
          field,
          name: place.field.name,
          language: place.language,
          value,
          isMarkdown: place.field.type === 'rich-text',
          about: aboutOf(path, json, object),
          ...(fact && { fact }),
        }
      }),
    )
}

function valuesOf({ value, at }: FieldPlace): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((one, index) => (typeof one === 'string' ? [[`${at}.${index}`, one]] : []))
  return typeof value === 'string' ? [[at, value]] : []
}

/** Returns what a text is about: its treatment; else where its row or card leads; else the page of its question, or its own. */
function aboutOf(path: string, json: JsonObject, object: AnyObject): string[] {
  const own = [addressOf(path, json) ?? [], path].flat()
  if (path.startsWith('content/treatment/')) return own
  const links = Array.isArray(object.links) ? object.links : []
  const led = [object, ...links]
    .flatMap((one) => (isObject(one) ? [one.href, one.treatment] : []))
    .filter((one): one is string => typeof one === 'string' && one !== '')
  if (led.length > 0) return led.map(documentOrAddress)
  const page = textOf(json.page)
  return page ? [documentOrAddress(page)] : own
}

/** `'xref:/treatment/hifu#prices'` => `'content/treatment/hifu.json'`; `'/about#team'` => `'/about'` */
const documentOrAddress = (link: string) => documentLinkOf(link)?.path ?? link.replace(/[?#].*$/, '')
