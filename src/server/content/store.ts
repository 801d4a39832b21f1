import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type Content, createContent, type Remembered, type Request } from '../../content/client.ts'
import type { Editor } from '../editors/editor.ts'
import type { Seen } from '../editors/seen.ts'
import { before, type Changes, type Files, isDocument, textOf } from './changes.ts'
import { type Checkout, openCheckout } from './checkout.ts'
import { conflictMessage } from './conflict.ts'
import { createIndex } from './database.ts'
import { follow } from './follow.ts'
import { formsIn } from './forms.ts'
import { judge } from './judge.ts'
import { keep } from './keep.ts'
import { keepFetched } from './keep-fetched.ts'
import { keepNewRedirects, redirectsFor } from './moves.ts'
import { recordSources } from './record-sources.ts'
import { finishPending, removeUnfinished } from './recover.ts'
import { createTurns } from './turns.ts'

/** The content of one branch as it is now, and how to learn that it changed. */
export type ReadingStore = {
  /** The folder that holds content/ and the pictures of this branch; undefined where content comes from elsewhere. */
  readonly root?: string
  /** A new number after each change; what was rendered from an older one is out of date. */
  readonly revision: number
  /** Where saves become commits; undefined where there is no history. */
  readonly checkout: Checkout | undefined
  /** The documents of this revision. */
  content(): Content
  /** Answers a query. It meets the content before or after a save, never in the middle. */
  request: Request
  close(): void
}

/** Content that can be changed here. */
export type ContentStore = ReadingStore & {
  readonly root: string
  /** The same for an editor: what their forms opened is remembered in `seen`. */
  open(seen: Seen, query: string, variables: object): ReturnType<Request>
  /**
   * Runs a mutation, alone and wholly: file, commit and index change together, or the answer says why nothing did.
   * Where a document is no longer as it was `seen`, the answer says who changed what; the next save then stands.
   */
  save(editor: Editor, query: string, variables: object, seen?: Seen): ReturnType<Request>
  /**
   * Saves whole files, as a restored version or a picture is. `first` runs alone before that: it may fill `files` from
   * what is there at that moment, or throw a sentence for the editor.
   */
  put(editor: Editor, files: Files, first?: () => Promise<void>): ReturnType<Request>
  /** Runs `work` alone, then reads the files again that it names: what a `git checkout` changed is there at once. */
  change(work: () => Promise<string[]>): Promise<void>
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

/**
 * A work tree that is detached from its branch is told the branch; `refusal` says why nothing may be saved at the moment;
 * `saved` is called after each save.
 */
type Options = { branch?: string; refusal?: () => Promise<string | undefined>; saved?: () => void }

/** Indexes a folder and follows its files: an edit on disk, a `git pull` or a save makes a new revision. */
export async function openContent(dir: string, { branch, refusal, saved }: Options = {}): Promise<ContentStore> {
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
  let fetched: Remembered = new Map()
  const changed = (paths: string[]) => {
    revision += 1
    current = undefined
    fetched = keepFetched(fetched, paths)
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
      changed([...news.keys()])
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

  /** One save: `work` fills `files`; then file, commit and index change together, or nothing does. */
  const perform = (editor: Editor, files: Files, work: () => ReturnType<Request>, seen?: Seen) =>
    turns.write(async () => {
      const documents = () => new Map([...files].filter(([path]) => isDocument(path))) as Changes
      try {
        const why = await refusal?.()
        if (why) throw new Error(why)
        const answer = await work()
        if (answer.errors?.length) throw new Refused(answer.errors)
        const asked = documents()
        judge(asked)
        const previous = await before(root, asked)
        const redirects = await redirectsFor(root, previous, asked)
        if (seen) keepNewRedirects(seen, previous, asked)
        // What was judged and completed is written, not what was sent.
        for (const [path, text] of [...asked, ...redirects]) files.set(path, text)
        if (seen) await assertSeen(seen, asked)
        await keep(root, checkout, files, editor)
        await reread(documents())
        for (const [path, text] of asked) seen?.set(path, text)
        if (documents().size > 0) changed([...documents().keys()])
        if (files.size > 0) saved?.()
        return answer
      } catch (error) {
        await reread(await before(root, documents()))
        return { data: null, errors: error instanceof Refused ? error.errors : [{ message: `Nothing was saved: ${messageOf(error)}` }] }
      }
    })

  const save: ContentStore['save'] = (editor, query, variables, seen) => {
    const changes: Changes = new Map()
    const work = async () => {
      const answer = await index.mutate(query, variables, changes)
      await recordSources(root, changes)
      return answer
    }
    return perform(editor, changes, work, seen)
  }

  const put: ContentStore['put'] = (editor, files, first = async () => {}) =>
    perform(editor, files, async () => {
      await first()
      return { data: null, errors: null }
    })

  return {
    root,
    get revision() {
      return revision
    },
    checkout,
    content() {
      current ??= createContent(request, fetched)
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
