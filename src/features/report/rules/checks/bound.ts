import { SETTINGS } from '../../../../model/document-path.ts'
import { labelsAt } from '../../../../model/field-labels.ts'
import { textOf } from '../../../../model/json.ts'
import { TRANSLATIONS } from '../../../../model/languages.ts'
import { boundIn, placeOf, referenceTo } from '../../../../model/same/bindings.ts'
import { bring } from '../../../../model/same/bring.ts'
import { type DocumentsByPath, sourceOf } from '../../../../model/same/source.ts'
import { textAtPath } from '../../../../model/set-text.ts'
import { joinPath } from '../../../../model/walk.ts'
import { type Check, type CheckedContent, findingAt } from '../site.ts'

function documentsOf({ documents, collections }: CheckedContent): DocumentsByPath {
  const all = new Map(documents.map((document) => [document.path, document]))
  return (path) => {
    const document = all.get(path)
    const fields = collections.find(({ name }) => name === document?.collection)?.fields
    return document?.json && fields ? { json: document.json, fields } : undefined
  }
}

/** `'treatment/hifu#card.price'` => `'HIFU › Card › Price'` */
function nameOf(documents: DocumentsByPath, reference: string): string {
  const place = placeOf(reference)
  const document = place && documents(place.path)
  if (!place || !document) return reference
  const title = place.path === SETTINGS ? 'Settings' : textOf(document.json.title).replace('|', ' ')
  return [title, ...labelsAt(document.fields, document.json, place.field)].filter(Boolean).join(' › ')
}

const MESSAGES = {
  gone: (label: string, source: string) =>
    `${label} is to be the same as “${source}”, which is gone: it keeps its last text. Choose another text, or give it its own.`,
  circle: (label: string, source: string) =>
    `${label} is the same as “${source}”, which leads back to it: each keeps its last text. Give one of them a text of its own.`,
}

/** Texts that are to say the same as others: where these are gone or lead back to them, and where a change outside of the editor has set them apart. */
export const bound: Check = (site) => {
  const documents = documentsOf(site)
  return site.documents.flatMap((document) => {
    const own = documents(document.path)
    const brought = own && bring(document.path, documents)
    if (!own || !brought) return []
    return boundIn(own.json).flatMap(({ field, reference, at, name }) => {
      const label = labelsAt(own.fields, own.json, field).join(' › ') || field
      const source = sourceOf(documents, reference, [referenceTo({ path: document.path, field })])
      const where = { document, at: field }
      if (typeof source === 'string') {
        const message = MESSAGES[source](label, nameOf(documents, reference))
        return [findingAt(site, where, { kind: 'references', level: 'error', message })]
      }
      const isApart = [[], ...TRANSLATIONS.map(({ key }) => ['translations', key])].some((language) => {
        const path = joinPath(at, ...language, name)
        return textOf(textAtPath(own.json, path)) !== textOf(textAtPath(brought, path))
      })
      const message = `${label} says “${textOf(textAtPath(own.json, field))}”, but is the same as “${nameOf(documents, reference)}”, which says something else. Save either of them once more.`
      return isApart ? [findingAt(site, where, { kind: 'facts', level: 'error', message })] : []
    })
  })
}
