import { FIXED } from '../../src/model/fixed-addresses.ts'
import { isObject, parseJson } from '../../src/model/json.ts'
import { problemsIn, sentenceOf } from '../../src/model/validate/validate.ts'
import { readDocument } from '../../src/server/content/index/read-document.ts'
import { addressesIn, assertAddresses } from '../../src/server/content/save/pending-save.ts'
import { collectionOf } from '../../src/server/content/schema.ts'
import { textsBelow } from './folder.ts'

/** What the admin would not have saved: files that can't be read, documents that break their schema, two at one address, a page missing that the site needs. */
export async function notSavable(dir: string): Promise<string[]> {
  const texts = await textsBelow(dir)
  return [...[...texts].flatMap(([path, text]) => inDocument(path, text)), ...inAddresses(texts)]
}

function inDocument(path: string, text: string): string[] {
  const fields = collectionOf(path)?.fields
  if (!fields) return [`${path} belongs to no collection`]
  const { damage } = readDocument(text, fields)
  if (damage) return [`${path} ${damage}`]
  const json = parseJson(text)
  return isObject(json) ? problemsIn(fields, json).map((problem) => `${path}: ${sentenceOf(problem)}`) : []
}

/** The rules for addresses, as if all documents were saved at once. */
function inAddresses(texts: Map<string, string>): string[] {
  const all = addressesIn(texts)
  const missing = FIXED.filter((address) => ![...all.values()].includes(address)).map((address) => `the site needs the page at ${address}`)
  try {
    assertAddresses(new Map(), all, all)
    return missing
  } catch (error) {
    return [...missing, String(error)]
  }
}
