import type { Locale } from '../../../../model/languages.ts'
import { type Database, keepable } from '../../../../server/stores/database.ts'
import type { Speaker } from '../../rules/comments.ts'
import type { Pin } from '../../rules/pin.ts'
import type { CommentAuthor } from '../asking.ts'
import type { OfDraft } from '../reviewed-drafts.ts'

/** A comment as it is kept. `thread` is the number of the first comment at its place, absent for that itself. */
export type KeptComment = Pin &
  OfDraft & {
    number: number
    thread?: number
    author: CommentAuthor
    text: string
    at: Date
    /** The newest commit of the draft at that time; absent where an earlier version of the site kept it. */
    tip?: string
    settled?: { by: Speaker; at: Date }
  }

export type CommentStore = {
  /** Returns the comments on a draft, the oldest first. */
  of(draft: string): Promise<KeptComment[]>
  find(number: number): Promise<KeptComment | undefined>
  /** Counts the threads that somebody with an account has begun and that nobody has settled. */
  openBy(email: string): Promise<number>
  /** Keeps a comment with a letter to each of these addresses, all or nothing, and returns its number. */
  add(comment: Omit<KeptComment, 'number' | 'settled'>, letters: string[]): Promise<number>
  /** Settles a thread, or opens it again where nobody is named. */
  settle(thread: number, by: Speaker | undefined, at: Date): Promise<void>
  eraseBefore(moment: Date): Promise<void>
}

const COLUMNS = [
  ...(['number', 'thread', 'draft', 'branch', 'called', 'path', 'field', 'language', 'said', 'beside'] as const),
  ...(['kind', 'author', 'name', 'text', 'at', 'tip', 'settled_at', 'settled_by'] as const),
]

/** Whoever settled a thread, as it is kept: the name of an account, other names with how they came. No name has brackets. */
const keptSettler = ({ kind, name }: Speaker) => (kind === 'account' ? name : `${name} (${kind})`)

/** An earlier version of the site kept the name alone, of whoever it was. */
function settlerOf(kept: string): Speaker {
  const [, name, kind] = /^(.*) \((tester|reader)\)$/s.exec(kept) ?? []
  return name !== undefined ? { kind: kind === 'reader' ? 'reader' : 'tester', name } : { kind: 'account', name: kept }
}

/** Opens the store of comments in a database of either kind. */
export function openComments({ db, write, transaction }: Database): CommentStore {
  const rows = db.selectFrom('comment').select(COLUMNS)
  type Row = Awaited<ReturnType<typeof rows.executeTakeFirstOrThrow>>
  const read = ({ thread, language, beside, kind, author, name, at, tip, settled_at, settled_by, ...row }: Row): KeptComment => ({
    ...row,
    ...(thread !== null && { thread }),
    language: language as Locale,
    beside: JSON.parse(beside) as string[],
    author: { kind, name, id: author },
    at: new Date(at),
    ...(tip !== null && { tip }),
    ...(settled_at !== null && { settled: { by: settlerOf(settled_by ?? ''), at: new Date(settled_at) } }),
  })
  return {
    of: async (draft) => (await rows.where('draft', '=', draft).orderBy('number').execute()).map(read),
    async find(number) {
      const row = await rows.where('number', '=', number).executeTakeFirst()
      return row && read(row)
    },
    async openBy(email) {
      const begun = db.selectFrom('comment').where((one) => one.and({ kind: 'account', author: email }))
      const open = begun.where('thread', 'is', null).where('settled_at', 'is', null)
      return Number((await open.select((one) => one.fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
    },
    add: ({ author, thread, said, beside, text, tip, ...comment }, letters) =>
      transaction(async (at) => {
        const { number } = await at
          .insertInto('comment')
          .values({
            ...comment,
            thread: thread ?? null,
            tip: tip ?? null,
            said: keepable(said),
            beside: JSON.stringify(beside),
            kind: author.kind,
            author: keepable(author.id),
            name: keepable(author.name),
            text: keepable(text),
          })
          .returning('number')
          .executeTakeFirstOrThrow()
        const due = letters.map((email) => ({ comment: number, email, due_at: comment.at }))
        if (due.length > 0) await at.insertInto('mention').values(due).execute()
        return number
      }),
    async settle(thread, by, at) {
      const settled = by === undefined ? { settled_at: null, settled_by: null } : { settled_at: at, settled_by: keepable(keptSettler(by)) }
      await write((one) => one.updateTable('comment').set(settled).where('number', '=', thread).execute())
    },
    eraseBefore: async (moment) => void (await write((one) => one.deleteFrom('comment').where('at', '<', moment).execute())),
  }
}
