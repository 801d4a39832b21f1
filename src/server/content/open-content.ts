import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import PQueue from 'p-queue'
import { type Content, createContent, type Request } from '../../content/client.ts'
import type { Editor } from '../editors/editor.ts'
import type { Seen } from '../editors/seen.ts'
import { before, type Changes, documentsOf, type Files, textOf } from './changes.ts'
import { openCheckout } from './checkout.ts'
import { complete } from './complete.ts'
import { createIndex } from './database.ts'
import { follow } from './follow.ts'
import { formsIn } from './forms.ts'
import { keep } from './keep.ts'
import { recordSources } from './record-sources.ts'
import { finishPending, removeUnfinished } from './recover.ts'
import type { ContentStore } from './store.ts'

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

/**
 * Who goes first of those that wait for the index, which does one thing at a time: the admin opens a dozen forms at once,
 * and neither a save nor a visitor's page waits behind all of them.
 */
const CHANGE = { priority: 2 }
const PAGE = { priority: 1 }
const FORM = { priority: 0 }

/** Indexes a folder and follows its files: an edit on disk, a `git pull` or a save makes a new revision. */
export async function openContent(dir: string, { branch, refusal, saved }: Options = {}): Promise<ContentStore> {
  const root = await realpath(dir)
  const checkout = await openCheckout(root, branch)
  await removeUnfinished(root)
  const pending = checkout && (await finishPending(checkout))
  if (checkout && pending !== 'nothing') console.log(`Content: a save on ${checkout.branch} was interrupted and is now ${pending}.`)

  const index = await createIndex(root)
  const turns = new PQueue({ concurrency: 1 })
  const indexed: Changes = new Map()
  let revision = 1
  let current: Content | undefined
  const changed = (texts: Changes) => {
    revision += 1
    // What referred to a document that is gone can't be told from here.
    current = [...texts.values()].includes(null) ? undefined : current?.after([...texts.keys()])
  }
  const request: Request = (query, variables) => turns.add(() => index.request(query, variables), PAGE)

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
    turns.add(async () => {
      const paths = (await work()).filter((path) => path.startsWith('content/') && path.endsWith('.json'))
      const texts = await before(root, new Map(paths.map((path) => [path, null])))
      const news = new Map([...texts].filter(([path, text]) => !indexed.has(path) || indexed.get(path) !== text))
      if (news.size === 0) return
      await reread(news)
      changed(news)
    }, CHANGE)

  const watcher = follow(join(root, 'content'), (names) => {
    const paths = names.map((name) => ['content', ...name.split(sep)].join('/'))
    change(async () => paths).catch((error: unknown) => console.error(`Content: ${messageOf(error)}`))
  })

  const open: ContentStore['open'] = (seen, query, variables) =>
    turns.add(async () => {
      const answer = await index.request(query, variables)
      for (const path of formsIn(answer.data)) seen.set(path, await textOf(join(root, path)))
      return answer
    }, FORM)

  /** One save: `work` fills `files`; then file, commit and index change together, or nothing does. */
  const perform = (editor: Editor, files: Files, work: () => ReturnType<Request>, seen?: Seen) =>
    turns.add(async () => {
      const documents = () => documentsOf(files)
      try {
        const why = await refusal?.()
        if (why) throw new Error(why)
        const answer = await work()
        if (answer.errors?.length) throw new Refused(answer.errors)
        const asked = await complete(root, checkout, files, seen)
        await keep(root, checkout, files, editor)
        await reread(documents())
        for (const [path, text] of asked) seen?.set(path, text)
        if (documents().size > 0) changed(documents())
        if (files.size > 0) saved?.()
        return answer
      } catch (error) {
        await reread(await before(root, documents()))
        return { data: null, errors: error instanceof Refused ? error.errors : [{ message: `Nothing was saved: ${messageOf(error)}` }] }
      }
    }, CHANGE)

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
