import { addressOf } from '../../../../model/address.ts'
import { labelsAt } from '../../../../model/field-labels.ts'
import { isObject, parseJson } from '../../../../model/json.ts'
import { named } from '../../../../server/content/document-names.ts'
import { collectionOf } from '../../../../server/content/schema.ts'
import { textsIn } from '../../../../server/content/tree.ts'
import type { Remark, Thread } from '../../rules/comments.ts'
import { standsOf } from '../../rules/pin.ts'
import type { Asker } from '../asking.ts'
import type { ReviewedDraft } from '../reviewed-drafts.ts'
import type { KeptComment } from './comment-store.ts'
import type { FollowComment } from './followed.ts'

/** Puts comments into threads, the newest thread last, and says where each place is now in the files of its draft. */
export async function threadsOf(kept: KeptComment[], draft: ReviewedDraft, following: FollowComment, asker: Asker): Promise<Thread[]> {
  const firsts = kept.filter(({ thread }) => thread === undefined)
  const followed = await Promise.all(firsts.map(async (first) => ({ first, ...(await following(first, draft)) })))
  const texts = await textsIn(draft.files, new Set(followed.map(({ path }) => path)))
  return followed.map(({ first, path, isReplaced }) => {
    const { number, language, said, settled } = first
    const text = texts.get(path) ?? null
    const parsed = parseJson(text ?? '')
    const document = isObject(parsed) ? parsed : undefined
    const stands = standsOf(first, document, isReplaced)
    const href = document && addressOf(path, document)
    return {
      ...{ number, path, language, said, stands },
      title: named(path, text).title,
      where: document ? labelsAt(collectionOf(path)?.fields ?? [], document, stands.field) : [],
      ...(href && { href }),
      remarks: kept.filter((one) => one === first || one.thread === number).map((one) => remarkOf(one, asker)),
      ...(settled && { settled: { by: settled.by, at: settled.at.toISOString() } }),
    }
  })
}

const remarkOf = ({ number, author: { kind, name, id }, at, text }: KeptComment, asker: Asker): Remark => ({
  number,
  by: { kind, name },
  at: at.toISOString(),
  text,
  isOwn: asker.kind === 'account' && kind === 'account' && asker.editor.email === id,
})
