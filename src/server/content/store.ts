import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type Content, createContent, type Request } from '../../content/client.ts'
import type { Editor } from '../editors/editor.ts'
import type { Seen } from '../editors/seen.ts'
import { before, type Changes, textOf } from './changes.ts'
import { type Checkout, openCheckout } from './checkout.ts'
import { conflictMessage } from './conflict.ts'
import { createIndex } from './database.ts'
import { follow } from './follow.ts'
import { formsIn } from './forms.ts'
import { judge } from './judge.ts'
import { keep } from './keep.ts'
import { keepNewRedirects, redirectsFor } from './moves.ts'
import { finishPending, removeUnfinished } from './recover.ts'
import { createTurns } from './turns.ts'

/** The content of one branch as it is now, how to change it, and how to learn that it changed. */
export type ContentStore = {
  /** A new number after each change; what was rendered from an older one is out of date. */
  readonly revision: number
  /** Where saves become commits; undefined where there is no history. */
  readonly checkout: Checkout | undefined
  /** The documents of this revision. */
  content(): Content
  /** Answers a query. It meets the content before or after a save, never in the middle. */
  request: Request
  /** The same for an editor: what their forms opened is remembered in `seen`. */
  open(seen: Seen, query: string, variables: object): ReturnType<Request>
  /**
   * Runs a mutation, alone and wholly: file, commit and index change together, or the answer says why nothing did.
   * Where a document is no longer as it was `seen`, the answer says who changed what; the next save then stands.
   */
  save(editor: Editor, query: string, variables: object, seen?: Seen): ReturnType<Request>
  /** Saves whole files, as a restored version is. */
  put(editor: Editor, changes: Changes): ReturnType<Request>
  /** Runs `work` alone, then reads the files again that it names: what a `git checkout` changed is there at once. */
  change(work: () => Promise<string[]>): Promise<void>
  close(): void
}

/** The mutation itself said no, in Tina's words. */
class Refused extends Error {
  readonly errors: { message: string }[]
  constructor(errors: { message: string }[]) {
    super('refused')
    this.errors = errors
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A work tree that is detached from its branch is told the branch; `refusal` says why nothing may be saved at the moment. */
type Options = { branch?: string; refusal?: () => Promise<string | undefined> }

/** Indexes a folder and follows its files: an edit on disk, a `git pull` or a save makes a new revision. */
export async function openContent(dir: string, { branch, refusal }: Options = {}): Promise<ContentStore> {
  const root = await realpath(dir)
  const checkout = await openCheckout(root, branch)
  await removeUnfinished(root)
  const pending = checkout && (await finishPending(checkout))
  if (checkout && pending !== 'nothing') console.log(`Content: a save on ${checkout.branch} was interrupted and is now ${pending}.`)

  const index = await createIndex(root)
  const turns = createTurns()
  const indexed: Changes = new Map()
  let revision = 1
  let current: Content | undefined
  const changed = () => {
    revision += 1
    current = undefined
  }
  const request: Request = (query, variables) => turns.read(() => index.request(query, variables))

  /** Brings the index in line with what these files hold. */
  async function reread(texts: Changes) {
    for (const [path, text] of texts) {
      try {
        await index.update(text === null ? [] : [path], text === null ? [path] : [])
      } catch (error) {
        // A file that is not valid JSON: the old document goes on being served.
        console.error(`Content: ${path} could not be read: ${messageOf(error)}`)
      }
      indexed.set(path, text)
    }
  }

  const change: ContentStore['change'] = (work) =>
    turns.write(async () => {
      const paths = (await work()).filter((path) => path.startsWith('content/') && path.endsWith('.json'))
      const texts = await before(root, new Map(paths.map((path) => [path, null])))
      const news = new Map([...texts].filter(([path, text]) => !indexed.has(path) || indexed.get(path) !== text))
      if (news.size === 0) return
      await reread(news)
      changed()
    })

  const watcher = follow(join(root, 'content'), (names) => {
    const paths = names.map((name) => ['content', ...name.split(sep)].join('/'))
    change(async () => paths).catch((error: unknown) => console.error(`Content: ${messageOf(error)}`))
  })

  const open: ContentStore['open'] = (seen, query, variables) =>
    turns.read(async () => {
      const answer = await index.request(query, variables)
      for (const path of formsIn(answer.data)) seen.set(path, await textOf(join(root, path)))
      return answer
    })

  /** Throws if a document has another text than the editor saw, and lets them decide once. */
  async function assertSeen(seen: Seen, changes: Changes) {
    for (const [path, now] of await before(root, changes)) {
      const text = seen.get(path)
      if (text === undefined || text === now) continue
      seen.set(path, now)
      throw new Error(await conflictMessage(checkout, path, text, now))
    }
  }

  /** One save: `work` fills `changes`; then file, commit and index change together, or nothing does. */
  const perform = (editor: Editor, changes: Changes, work: () => ReturnType<Request>, seen?: Seen) =>
    turns.write(async () => {
      try {
        const why = await refusal?.()
        if (why) throw new Error(why)
        const answer = await work()
        if (answer.errors?.length) throw new Refused(answer.errors)
        judge(changes)
        const previous = await before(root, changes)
        const redirects = await redirectsFor(root, previous, changes)
        if (seen) keepNewRedirects(seen, previous, changes)
        if (seen) await assertSeen(seen, changes)
        const wanted = new Map([...changes, ...redirects])
        await keep(root, checkout, wanted, editor)
        await reread(wanted)
        for (const [path, text] of changes) seen?.set(path, text)
        if (changes.size > 0) changed()
        return answer
      } catch (error) {
        await reread(await before(root, changes))
        return { data: null, errors: error instanceof Refused ? error.errors : [{ message: `Nothing was saved: ${messageOf(error)}` }] }
      }
    })

  const save: ContentStore['save'] = (editor, query, variables, seen) => {
    const changes: Changes = new Map()
    return perform(editor, changes, () => index.mutate(query, variables, changes), seen)
  }

  const put: ContentStore['put'] = (editor, changes) => perform(editor, changes, async () => ({ data: null, errors: null }))

  return {
    get revision() {
      return revision
    },
    checkout,
    content() {
      current ??= createContent(request)
      return current
    },
    request,
    open,
    save,
    put,
    change,
    close: () => watcher.close(),
  }
}
