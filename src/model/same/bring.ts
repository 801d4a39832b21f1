import { isObject, isUnset, type JsonObject } from '../json.ts'
import { TRANSLATIONS } from '../languages.ts'
import { type Field, translatable } from '../schema.ts'
import { readSources, sourceHash, writeSources } from '../translations/sources.ts'
import { AS_IT_IS } from '../translations/staleness.ts'
import { SOURCES } from '../translations/texts.ts'
import { boundIn, referenceTo } from './bindings.ts'
import { type DocumentsByPath, objectAt, type SourceText, sourceOf } from './source.ts'

const isIn = (fields: Field[], key: string, name: string) => translatable(fields, key).some((field) => field.name === name)

/** Returns a text in a language, and what is recorded of its English; nothing where it is not translated. */
function translationOf({ node, fields, name, text }: SourceText, key: string): { text?: string; source?: string } {
  // What is one text for all languages is right in each as it is.
  if (!isIn(fields, key, name)) return { text, source: AS_IT_IS + sourceHash(text) }
  const all = node.translations
  const own = isObject(all) && isObject(all[key]) ? all[key] : {}
  const translated = own[name]
  if (typeof translated !== 'string' || isUnset(translated)) return {}
  return { text: translated, source: readSources(own[SOURCES] as string | undefined)[name] }
}

function putTranslation(all: JsonObject, key: string, name: string, { text, source }: { text?: string; source?: string }): void {
  const own = isObject(all[key]) ? all[key] : {}
  if (text === undefined && isUnset(own[name])) return
  if (text === undefined) delete own[name]
  else own[name] = text
  const { [name]: _before, ...sources } = readSources(own[SOURCES] as string | undefined)
  const recorded = writeSources({ ...sources, ...(source && { [name]: source }) })
  if (recorded) own[SOURCES] = recorded
  else delete own[SOURCES]
  all[key] = own
}

/**
 * Returns a document in which each bound text says what its source says, in every language, with the state of its translations; the same object
 * where they do already. A text whose source is gone, or leads back to it, stays as it is.
 */
export function bring(path: string, documents: DocumentsByPath): JsonObject | undefined {
  const document = documents(path)
  if (!document) return undefined
  const brought = structuredClone(document.json)
  for (const { field, at, name, reference } of boundIn(document.json)) {
    const source = sourceOf(documents, reference, [referenceTo({ path, field })])
    const object = objectAt({ json: brought, fields: document.fields }, at)
    if (typeof source === 'string' || !object?.fields.some((one) => one.name === name && one.ui?.same)) continue
    object.json[name] = source.text
    for (const { key } of TRANSLATIONS) {
      if (!isIn(object.fields, key, name)) continue
      const all = isObject(object.json.translations) ? object.json.translations : {}
      putTranslation(all, key, name, translationOf(source, key))
      object.json.translations = all
    }
  }
  return JSON.stringify(brought) === JSON.stringify(document.json) ? document.json : brought
}
