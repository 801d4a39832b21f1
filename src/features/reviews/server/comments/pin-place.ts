import { parseAddress } from '../../../../i18n/addresses.ts'
import { addressOf } from '../../../../model/address.ts'
import { isObject, type JsonObject, parseJson } from '../../../../model/json.ts'
import type { Locale } from '../../../../model/languages.ts'
import { isDocument } from '../../../../server/content/changes.ts'
import { type Tree, textIn, textsIn } from '../../../../server/content/tree.ts'
import { LONGEST_WORDS } from '../../rules/comments.ts'
import { besideOf, fieldWith, type Pin } from '../../rules/pin.ts'
import { textsAt } from '../../rules/texts-at.ts'

/** Pins a comment to a field of a document, as its text is now; undefined where there is no such document. */
export async function pinTo(files: Tree, path: string, field: string, language: Locale): Promise<Pin | undefined> {
  const document = isDocument(path) ? parseJson((await textIn(files, path)) ?? '') : undefined
  return isObject(document) ? pinIn(document, path, field, language) : undefined
}

function pinIn(document: JsonObject, path: string, field: string, language: Locale, words?: string): Pin {
  const said = words ?? textsAt(document, language).find((one) => one.field === field)?.text ?? ''
  return { path, field, language, said: said.slice(0, LONGEST_WORDS), beside: besideOf(document, field, language) }
}

/**
 * Pins a comment to words that were picked on a page, by the address of that: in its own document, or in another one that they stand
 * in; to the page where no text holds them. Undefined where the page is no document and the words are nowhere.
 */
export async function pinToWords(files: Tree, page: string, words: string): Promise<Pin | undefined> {
  const { locale, path: address } = parseAddress(page)
  const texts = await textsIn(files, (await files.paths('content')).filter(isDocument))
  const documents = [...texts].flatMap(([path, text]): [string, JsonObject][] => {
    const document = parseJson(text ?? '')
    return isObject(document) ? [[path, document]] : []
  })
  const own = documents.find(([path, document]) => addressOf(path, document) === address)
  // What is not translated, or not yet for visitors, stands on the page in English.
  for (const language of new Set<Locale>([locale, 'en']))
    for (const [path, document] of own ? [own, ...documents] : documents) {
      const field = fieldWith(document, words, language)
      if (field) return pinIn(document, path, field, language, words)
    }
  return own && { path: own[0], field: '', language: locale, said: words, beside: [] }
}
