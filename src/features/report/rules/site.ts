import { addressIn } from '../../../i18n/addresses.ts'
import type { Json, JsonObject } from '../../../model/json.ts'
import type { Locale } from '../../../model/languages.ts'
import type { Collection } from '../../../model/schema.ts'
import type { Finding } from './finding.ts'
import { addressesOf } from './shown-at.ts'
import { type FieldPlace, placesIn, type TextVisit, visitsOf } from './visits.ts'

/** A file that editors wrote. `json` is undefined where the text is not JSON. `name` is its path in its collection: `'london/body'`. */
export type Document = { path: string; collection: string; name: string; text: string; json: JsonObject | undefined }

/** A file that visitors can ask for. */
export type PublicFile = { address: string; bytes: number }

/** The sources of a report. `code` is the program's text, which may name files; `labels` are the words of its interface. */
export type ReportSources = {
  collections: Collection[]
  documents: Document[]
  files?: PublicFile[]
  code?: string
  labels?: Partial<Record<Locale, Json>>
}

/** The whole content, taken apart once for all checks. */
export type CheckedContent = Required<ReportSources> & {
  /** Every object of every document, in every language. */
  visits: TextVisit[]
  /** Every field of every object, the empty ones too. */
  places: FieldPlace[]
  /** The English address where a document shows, by the document's path. */
  shownAt: Map<string, string>
}

/** Takes the sources apart into objects and fields. */
export function siteOf({ collections, documents, files = [], code = '', labels = {} }: ReportSources): CheckedContent {
  const visits = documents.flatMap((document) =>
    visitsOf(document, collections.find(({ name }) => name === document.collection)?.fields ?? []),
  )
  const places = visits.flatMap(placesIn)
  return { collections, documents, files, code, labels, visits, places, shownAt: addressesOf(documents, places) }
}

/** A check returns findings about a site. */
export type Check = (site: CheckedContent) => Finding[]

type Where = { document: Document; at: string; language?: Locale }

/** Makes a finding at a field, with the address where visitors see it. */
export function findingAt(
  site: CheckedContent,
  { document, at, language = 'en' }: Where,
  rest: Pick<Finding, 'kind' | 'level' | 'message' | 'subject'>,
): Finding {
  const shown = site.shownAt.get(document.path)
  return { ...rest, document: document.path, field: at, language, ...(shown && { address: addressIn(shown, language) }) }
}
