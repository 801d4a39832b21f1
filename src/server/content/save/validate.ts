import { type AnyObject, isObject, parseJson } from '../../../model/json.ts'
import { keepUnknown, problemsIn, sentenceOf, withoutEmptyGroups } from '../../../model/validate/validate.ts'
import { collectionOf } from '../schema.ts'
import { type PendingSave, withEach, written } from './pending-save.ts'

const TOLD_AT_MOST = 5
/** The names that the file of a new document may have, so that every system can keep it. */
const NAME = /^content\/\w+(\/[a-z0-9-]{1,100})+\.json$/

/** Takes away the groups of fields that an editor cleared. */
export const tidy = (draft: PendingSave): PendingSave =>
  withEach(draft, (path, text) => {
    const document = JSON.parse(text) as AnyObject
    const tidied = withoutEmptyGroups(collectionOf(path)?.fields ?? [], document)
    return JSON.stringify(tidied) === JSON.stringify(document) ? text : written(tidied)
  })

/** Throws a sentence that lists what the documents lack that their schema requires. */
export function validate(draft: PendingSave): PendingSave {
  const sentences = [...draft.asked].flatMap(([path, text]) =>
    text === null ? [] : problemsIn(collectionOf(path)?.fields ?? [], JSON.parse(text) as AnyObject).map(sentenceOf),
  )
  if (sentences.length === 0) return draft
  const more = sentences.length - TOLD_AT_MOST
  throw new Error([...sentences.slice(0, TOLD_AT_MOST), ...(more > 0 ? [`and ${more} more`] : [])].join('; '))
}

/** Throws where a new document's file can't be called as it is. */
export function validateNames(draft: PendingSave): PendingSave {
  for (const [path, text] of draft.asked)
    if (text !== null && draft.before.get(path) === null && !(NAME.test(path) && collectionOf(path)))
      throw new Error('the name of the file may have only small letters, digits and -, at most 100 of them')
  return draft
}

/** Puts back sections of kinds that this build doesn't know, such as a branch brings along: no form shows them. */
export const keepUnknownSections = (draft: PendingSave): PendingSave =>
  withEach(draft, (path, text) => {
    const [before, after] = [parseJson(draft.before.get(path) ?? ''), parseJson(text)]
    if (!isObject(before) || !isObject(after)) return text
    const whole = keepUnknown(collectionOf(path)?.fields ?? [], before, after)
    return JSON.stringify(whole) === JSON.stringify(after) ? text : written(whole)
  })
