import type { Node } from '../../../model/schema.ts'
import { problemsIn, sentenceOf } from '../../../model/validate/validate.ts'
import { withoutEmptyGroups } from '../../../model/validate/without-empty-groups.ts'
import type { Changes } from '../changes.ts'
import { collectionOf } from '../index/schema.ts'

const TOLD_AT_MOST = 5

/** Takes groups that were cleared out of the documents. Throws a sentence for the editor if a document lacks what its schema requires. */
export function judge(changes: Changes): void {
  const sentences: string[] = []
  for (const [path, text] of changes) {
    const fields = collectionOf(path)?.fields
    if (text === null || !fields) continue
    const document = JSON.parse(text) as Node
    const tidy = withoutEmptyGroups(fields, document)
    if (JSON.stringify(tidy) !== JSON.stringify(document)) changes.set(path, JSON.stringify(tidy, null, 2))
    sentences.push(...problemsIn(fields, tidy).map(sentenceOf))
  }
  if (sentences.length === 0) return
  const more = sentences.length - TOLD_AT_MOST
  throw new Error([...sentences.slice(0, TOLD_AT_MOST), ...(more > 0 ? [`and ${more} more`] : [])].join('; '))
}
