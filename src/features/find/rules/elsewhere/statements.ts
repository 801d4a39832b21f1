import { addressOf } from '../../../../model/address.ts'
import { type AnyObject, isObject, type JsonObject, textOf } from '../../../../model/json.ts'
import type { Locale } from '../../../../model/languages.ts'
import type { Field } from '../../../../model/schema.ts'
import { type FieldPlace, placesIn, visitsOf } from '../../../report/rules/visits.ts'
import { isText } from '../document-texts.ts'

/** A document as the statements of it are read. */
export type StatingDocument = { path: string; collection: string; json: JsonObject; kind: { fields: Field[] } }

/** A text that may state facts, and what it is about: addresses of treatments and pages. `fact` is the one that its place names. */
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
  const own = addressOf(path, json)
  if (path.startsWith('content/treatment/')) return own ? [own] : []
  const links = Array.isArray(object.links) ? object.links : []
  const led = [object, ...links].flatMap((one) => (isObject(one) && typeof one.href === 'string' && one.href ? [one.href] : []))
  if (led.length > 0) return led
  const page = textOf(json.page)
  return [page || own || path]
}
