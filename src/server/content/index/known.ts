import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type GraphQLArgs,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
  validateSchema,
} from 'graphql'
import { LRUCache } from 'lru-cache'

const made = new WeakMap<object, unknown>()

/** Returns what `make` made of `key` the first time. */
export function onceFor<Key extends object, Value>(key: Key, make: (key: Key) => Value): Value {
  if (!made.has(key)) made.set(key, make(key))
  return made.get(key) as Value
}

/** Queries that were found right for a schema, by their text; the admin's longest has 60 kB. */
const MOST_LETTERS = 5_000_000
const right = new WeakMap<GraphQLSchema, LRUCache<string, DocumentNode>>()

/** Returns what the server answers to a query, as `graphql` does, but reads and checks each text once for a schema. */
export async function answer({ source, ...asked }: Omit<GraphQLArgs, 'source'> & { source: string }): Promise<ExecutionResult> {
  const { schema } = asked
  const known = right.get(schema) ?? new LRUCache<string, DocumentNode>({ maxSize: MOST_LETTERS })
  right.set(schema, known)
  let document = known.get(source)
  if (!document) {
    const wrong = onceFor(schema, () => validateSchema(schema))
    if (wrong.length > 0) return { errors: wrong }
    try {
      document = parse(source)
    } catch (error) {
      return { errors: [error as GraphQLError] }
    }
    const errors = validate(schema, document)
    if (errors.length > 0) return { errors }
    known.set(source, document, { size: source.length + 1 })
  }
  return execute({ ...asked, document } as ExecutionArgs)
}

type RichText = { templates?: unknown; parser?: unknown }

/** All letters of the rich texts that are kept: several times what the site holds, and at most some 60 MB of memory. */
const MOST_TREE_LETTERS = 4_000_000
const trees = new LRUCache<string, object>({ maxSize: MOST_TREE_LETTERS })

/**
 * Returns `read` for rich texts, which reads each text once. What it returns is shared, also between branches, and frozen.
 * A field with components or a way of reading of its own is read each time.
 */
export function treeOf<More extends unknown[]>(read: (text: unknown, field: RichText, ...more: More) => object) {
  return (text: unknown, field: RichText, ...more: More): object => {
    if (typeof text !== 'string' || field.templates || field.parser) return read(text, field, ...more)
    const tree = trees.get(text) ?? frozen(read(text, field, ...more))
    if (!trees.has(text)) trees.set(text, tree, { size: text.length + 1 })
    return tree
  }
}

function frozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}
