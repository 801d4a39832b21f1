import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GraphQLError } from 'graphql'
import { MemoryLevel } from 'memory-level'
import type { Request } from '../../../content/cms/client.ts'
import { toldOf } from '../../http/told.ts'
import { assertDocument, type Changes } from '../changes.ts'
import { createDatabase, createSchema, FilesystemBridge, resolve } from './tina.ts'

const GENERATED = join(import.meta.dirname, '../../../../tina/__generated__')

const read = async (file: string) => JSON.parse(await readFile(join(GENERATED, file), 'utf8'))
const files = new Map<string, ReturnType<typeof read>>()

/** Returns what a generated file holds: the same object each time, by which what is made of it is known again. */
function generated(file: string) {
  const found = files.get(file) ?? read(file)
  files.set(file, found)
  return found
}

/** Gives Tina the texts that it is to index, and collects what a mutation writes instead of writing it. Nothing is read from a disk. */
class TextBridge extends FilesystemBridge {
  texts: ReadonlyMap<string, string> = new Map()
  changes: Changes | undefined
  override async glob(pattern: string, extension: string) {
    return [...this.texts.keys()].filter((path) => path.startsWith(`${pattern}/`) && path.endsWith(`.${extension}`))
  }
  override async get(path: string) {
    const text = this.changes?.get(path) ?? this.texts.get(path)
    if (text === undefined) throw new Error(`Unable to find ${path}`)
    return text
  }
  override async put(path: string, text: string) {
    this.collect(path, text)
  }
  override async delete(path: string) {
    this.collect(path, null)
  }
  private collect(path: string, text: string | null) {
    assertDocument(path)
    if (!this.changes) throw new Error('Content is changed by saving only.')
    this.changes.set(path, text)
  }
}

/**
 * Tells whether an error says that a document refers to one that is gone: deleted in git, or by a merge. Its place is empty then, the
 * content report names it, and everything else is answered. A document that is itself asked for, and is not there, is an error.
 */
const isGoneReference = ({ path = [], originalError }: Pick<GraphQLError, 'path' | 'originalError'>) =>
  path.length > 1 && path.at(-1) !== 'node' && /^Unable to find record content\//.test(originalError?.message ?? '')

type Answer = Awaited<ReturnType<Request>>

/** The documents of one branch, indexed in memory. */
export type Index = {
  request: Request
  /** Runs a mutation on the index alone, and returns with its answer the documents that it would write. It never throws. */
  mutate(query: string, variables: object): Promise<{ answer: Answer; changes: Changes }>
  /** Indexes these texts in the place of the earlier ones; null takes a document away. Throws at the first that can't be indexed. */
  update(texts: Changes): Promise<void>
  /** Returns a document of the index as the text of its file; undefined if the index holds none. */
  textOf(path: string): Promise<string | undefined>
}

/** Indexes documents by their JSON texts. This takes about 0.1 s for 70 of them. */
export async function createIndex(texts: ReadonlyMap<string, string>): Promise<Index> {
  const bridge = new TextBridge('')
  const database = createDatabase({
    bridge,
    // Tina's adapter type is of abstract-level 1, which memory-level 1 implements.
    databaseAdapter: new MemoryLevel<string, Record<string, string>>({ valueEncoding: 'json' }) as never,
    namespace: 'content',
    gitProvider: { onPut: async () => {}, onDelete: async () => {} },
  })
  /** Lets Tina see some texts while it works; it keeps what it needs of them itself. */
  const showing = async <Value>(shown: ReadonlyMap<string, string>, work: () => Promise<Value>) => {
    bridge.texts = shown
    try {
      return await work()
    } finally {
      bridge.texts = new Map()
    }
  }
  const schema = await generated('_schema.json')
  const tinaSchema = await createSchema({ schema })
  const graphQLSchema = await generated('_graphql.json')
  const lookup = await generated('_lookup.json')
  await showing(texts, () => database.indexContent({ graphQLSchema, tinaSchema, lookup }))
  // Otherwise Tina reads the schema from the index at each request, which is a fifth of what a request costs.
  database.getGraphQLSchema = async () => graphQLSchema
  database.getTinaSchema = async () => schema
  const request: Request = async (query, variables) => {
    const result = await resolve({ config: { useRelativeMedia: true }, database, query, variables, verbose: false, silenceErrors: true })
    const errors = (result.errors ?? []).filter((error) => !isGoneReference(error)).map(({ message }) => ({ message }))
    return { data: result.data, errors: errors.length > 0 ? errors : null }
  }
  return {
    request,
    async mutate(query, variables) {
      const changes: Changes = new Map()
      bridge.changes = changes
      try {
        return { answer: await request(query, variables), changes }
      } catch (error) {
        return { answer: { data: null, errors: [{ message: toldOf(error, 'Content') }] }, changes }
      } finally {
        bridge.changes = undefined
      }
    },
    async update(changed) {
      const there = new Map([...changed].flatMap(([path, text]): [string, string][] => (text === null ? [] : [[path, text]])))
      const gone = [...changed].flatMap(([path, text]) => (text === null ? [path] : []))
      if (there.size > 0) await showing(there, () => database.indexContentByPaths([...there.keys()]))
      if (gone.length > 0) await database.deleteContentByPaths(gone)
    },
    async textOf(path) {
      const document = await database.get(path).catch(() => undefined)
      // Tina adds names of its own, which begin with `_`, at the top alone.
      return document && JSON.stringify(Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('_'))), null, 2)
    },
  }
}
