import { addressOf } from '../../../model/address.ts'
import { FIXED } from '../../../model/fixed-addresses.ts'
import { type AnyObject, isObject, parseJson } from '../../../model/json.ts'
import { withoutNewEmpty } from '../../../model/new-empty.ts'
import { keepUnknown, problemsIn, sentenceOf, withoutEmptyGroups } from '../../../model/validate/validate.ts'
import { collectionOf } from '../schema.ts'
import { type PendingSave, withEach, written } from './pending-save.ts'

const TOLD_AT_MOST = 5
/** The names that the file of a new document may have, so that every system can keep it. */
const NAME = /^content\/\w+(\/[a-z0-9-]{1,100})+\.json$/

/** Takes away the groups of fields that an editor cleared, and what a form added without anybody having written it. */
export const tidy = (pending: PendingSave): PendingSave =>
  withEach(pending, (path, text) => {
    const document = JSON.parse(text) as AnyObject
    const meant = withoutNewEmpty(parseJson(pending.before.get(path) ?? ''), document) as AnyObject
    const tidied = withoutEmptyGroups(collectionOf(path)?.fields ?? [], meant)
    return JSON.stringify(tidied) === JSON.stringify(document) ? text : written(tidied)
  })

const sentencesOf = (path: string, text: string | null | undefined) => {
  const document = parseJson(text ?? '')
  return isObject(document) ? problemsIn(collectionOf(path)?.fields ?? [], document).map(sentenceOf) : []
}

function refuse(sentences: string[]) {
  if (sentences.length === 0) return
  const more = sentences.length - TOLD_AT_MOST
  throw new Error([...sentences.slice(0, TOLD_AT_MOST), ...(more > 0 ? [`and ${more} more`] : [])].join('; '))
}

/** Throws a sentence that lists what the documents lack that their schema requires. */
export function validate(pending: PendingSave): PendingSave {
  refuse([...pending.asked].flatMap(([path, text]) => sentencesOf(path, text)))
  return pending
}

/** Does the same for what was set in other places, which may have had problems before. */
export const validateSet =
  (also: { path: string }[]) =>
  (pending: PendingSave): PendingSave => {
    for (const path of new Set(also.map((one) => one.path))) {
      const known = new Set(sentencesOf(path, pending.before.get(path)))
      refuse(sentencesOf(path, pending.asked.get(path)).filter((sentence) => !known.has(sentence)))
    }
    return pending
  }

/** Throws where a new document's file can't be called as it is. */
export function validateNames(pending: PendingSave): PendingSave {
  for (const [path, text] of pending.asked)
    if (text !== null && pending.before.get(path) === null && !(NAME.test(path) && collectionOf(path)))
      throw new Error('the name of the file may have only small letters, digits and -, at most 100 of them')
  return pending
}

/** Throws where somebody unpublishes a page that the site itself leads to. */
export function validateVisibility(pending: PendingSave): PendingSave {
  for (const [path, text] of pending.asked) {
    const document = parseJson(text ?? '')
    if (!isObject(document) || document.visibility !== 'unpublished') continue
    const address = addressOf(path, document)
    if (address && FIXED.includes(address)) throw new Error(`the site needs the page at ${address}, so it stays public`)
  }
  return pending
}

/** Puts back sections of kinds that this build doesn't know, such as a branch brings along: no form shows them. */
export const keepUnknownParts = (pending: PendingSave): PendingSave =>
  withEach(pending, (path, text) => {
    const [before, after] = [parseJson(pending.seen.get(path) ?? pending.before.get(path) ?? ''), parseJson(text)]
    if (!isObject(before) || !isObject(after)) return text
    const whole = keepUnknown(collectionOf(path)?.fields ?? [], before, after)
    return JSON.stringify(whole) === JSON.stringify(after) ? text : written(whole)
  })
