import { createHash } from 'node:crypto'
import { type FieldNode, Kind, parse, print, type SelectionNode, visit } from 'graphql'
import { type Checkout, textOfRevision } from '../git/checkout.ts'

/**
 * A place that keeps texts by keys, for as long as a form may stay open. It is asked only for what no commit holds: a text that was
 * edited on the disk, and what a form holds after its save was joined with what others saved. It never throws.
 */
export type KeptTexts = {
  read(keys: string[]): Promise<Map<string, string | null>>
  write(texts: Map<string, string | null>): Promise<void>
}

/** Of which branch a form is, a name that no other form has, and the revision that it began with; undefined where it doesn't say. */
type FormOrigin = { branch: string; name?: string | undefined; opened?: string | undefined }

/** Returns the revision of a document's text: git's name for a file of this text, so that git finds it in the document's history. */
export const revisionOf = (text: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0`)
    .update(text)
    .digest('hex')

const REVISION = /^[0-9a-f]{40}$/
const TOLD = 'told'

/**
 * Knows the texts that forms began with, by document and revision: from git, and from `kept` what is in no commit. Nothing of it
 * depends on a session or a process.
 */
export const knowForms = (kept: KeptTexts) => ({
  of({ branch, name, opened }: FormOrigin) {
    const key = (path: string, ...which: string[]) => [branch, path, ...which].join('\0')
    const toldKey = (path: string) => key(path, TOLD, name ?? '')
    const bases = new Map<string, string>()
    const told = new Map<string, string | null>()
    return {
      /** Returns the revision of a text that a form shows, and makes sure that it is found again. `isCommitted`: a commit has it at this path. */
      async note(path: string, text: string, isCommitted: boolean): Promise<string> {
        const revision = revisionOf(text)
        if (!isCommitted) await kept.write(new Map([[key(path, revision), text]]))
        return revision
      },
      /** Finds out what the form began with, and what its editor was told of; `now` are the texts that stand. It comes before `base` and `told`. */
      async recall(now: Map<string, string | null>, checkout: Checkout | undefined) {
        if (!opened || !REVISION.test(opened)) return
        const keys = [...now.keys()].flatMap((path) => [key(path, opened), toldKey(path)])
        const found = await kept.read(keys)
        for (const [path, text] of now) {
          const before = text !== null && revisionOf(text) === opened ? text : found.get(key(path, opened))
          const base = before ?? (checkout && (await textOfRevision(checkout, path, opened)))
          if (typeof base === 'string') bases.set(path, base)
          const known = found.get(toldKey(path))
          if (name && known !== undefined) told.set(path, known)
        }
      },
      /** Returns the text that the form began with; undefined where it can't be known. */
      base: (path: string) => bases.get(path),
      /** Keeps the text of which the editor was told that it clashes with theirs. A form without a name is told each time. */
      async tell(path: string, text: string | null) {
        if (name) await kept.write(new Map([[toldKey(path), text]]))
      },
      /** Returns that text; undefined where the editor was told of none. */
      told: (path: string) => told.get(path),
    }
  },
})

/** What is known of one form and the texts that it began with. */
export type FormTexts = ReturnType<ReturnType<typeof knowForms>['of']>

const DOCUMENT = /^content\/.+\.json$/

const VALUES = '_values'
const field = (name: string, rest: Partial<FieldNode> = {}): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
  ...rest,
})
const WHICH = field('_sys', {
  alias: { kind: Kind.NAME, value: '_internalSys' },
  selectionSet: { kind: Kind.SELECTION_SET, selections: [field('path')] },
})

const isField = (one: SelectionNode, name: string): one is FieldNode => one.kind === Kind.FIELD && one.name.value === name
const asksForPath = (one: SelectionNode) =>
  isField(one, '_sys') &&
  [undefined, WHICH.alias?.value].includes(one.alias?.value) &&
  one.selectionSet?.selections.some((part) => isField(part, 'path'))

/**
 * Returns a GraphQL text that asks, beside all values of a document, for its path: TinaCMS's own form does not. The same text where each
 * asks for it. Throws where it is no GraphQL.
 */
export function namingForms(query: string): string {
  if (!query.includes(VALUES)) return query
  const asked = parse(query, { noLocation: true })
  const named = visit(asked, {
    SelectionSet: (set) =>
      set.selections.some((one) => isField(one, VALUES)) && !set.selections.some(asksForPath)
        ? { ...set, selections: [...set.selections, WHICH] }
        : undefined,
  })
  return named === asked ? query : print(named)
}

/** A document that an answer opens: its path, and the values that its form begins with. */
type Opened = { path: string; values: Record<string, unknown> }

/**
 * Returns the documents that an answer opens: those whose values it holds, as forms ask for them. A list of titles opens
 * nothing.
 */
export function formsIn(data: unknown): Opened[] {
  if (typeof data !== 'object' || data === null) return []
  if (Array.isArray(data)) return data.flatMap(formsIn)
  const node = data as Record<string, unknown>
  const sys = (node._internalSys ?? node._sys) as { path?: unknown } | undefined
  const values = (node._internalValues ?? node._values) as Opened['values'] | undefined
  const opened = values && typeof sys?.path === 'string' && DOCUMENT.test(sys.path) ? [{ path: sys.path, values }] : []
  return [
    ...opened,
    ...Object.entries(node).flatMap(([name, value]) => (name === '_internalValues' || name === '_values' ? [] : formsIn(value))),
  ]
}
