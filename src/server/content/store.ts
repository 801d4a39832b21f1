import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type Content, createContent, type Request } from '../../content/client.ts'
import type { Editor } from '../editors/editor.ts'
import { before, type Changes, textOf } from './changes.ts'
import { type Checkout, openCheckout } from './checkout.ts'
import { createIndex } from './database.ts'
import { follow } from './follow.ts'
import { keep } from './keep.ts'
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
  /** Runs a mutation, alone and wholly: file, commit and index change together, or the answer says why nothing did. */
  save(editor: Editor, query: string, variables: object): ReturnType<Request>
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

/** Indexes a folder and follows its files: an edit on disk, a `git pull` or a save makes a new revision. */
export async function openContent(dir: string, branch?: string): Promise<ContentStore> {
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
    const paths = [...texts.keys()]
    await index.update(
      paths.filter((path) => texts.get(path) !== null),
      paths.filter((path) => texts.get(path) === null),
    )
    for (const [path, text] of texts) indexed.set(path, text)
  }

  const watcher = follow(join(root, 'content'), (names) => {
    const paths = names.filter((name) => name.endsWith('.json')).map((name) => ['content', ...name.split(sep)].join('/'))
    turns
      .write(async () => {
        const texts = new Map(await Promise.all(paths.map(async (path) => [path, await textOf(join(root, path))] as const)))
        const news = new Map([...texts].filter(([path, text]) => !indexed.has(path) || indexed.get(path) !== text))
        if (news.size === 0) return
        await reread(news)
        changed()
      })
      .catch((error: unknown) => {
        // A file that is not valid JSON: the old document goes on being served.
        console.error(`Content: ${paths.join(', ')} could not be read: ${messageOf(error)}`)
      })
  })

  const save: ContentStore['save'] = (editor, query, variables) =>
    turns.write(async () => {
      const changes: Changes = new Map()
      try {
        const answer = await index.mutate(query, variables, changes)
        if (answer.errors?.length) throw new Refused(answer.errors)
        await keep(root, checkout, changes, editor)
        for (const [path, text] of changes) indexed.set(path, text)
        if (changes.size > 0) changed()
        return answer
      } catch (error) {
        await reread(await before(root, changes))
        return { data: null, errors: error instanceof Refused ? error.errors : [{ message: `Nothing was saved: ${messageOf(error)}` }] }
      }
    })

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
    save,
    close: () => watcher.close(),
  }
}
