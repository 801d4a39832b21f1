import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionNode, ValueNode } from 'graphql'

/** The size of a GraphQL text, with its fragments in their places. */
export type QuerySize = {
  operations: number
  /** The number of fields and of fragments, each counted as often as it is used. */
  selections: number
  /** The number of fields at the root of an operation. */
  roots: number
  aliases: number
  depth: number
  /** The number of pairs of fields that have one name in one place. Each pair is compared before the query is run. */
  pairs: number
  /** The number of lists of documents; then of those among them that are asked for again for each document of another list. */
  lists: number
  listsInLists: number
  /** The values that are given for `first` and `last`. */
  counts: unknown[]
}

/** Tells whether a field is a list of documents. Tina calls them `documents`, in a collection, and for example `pageConnection`. */
const isList = ({ name }: FieldNode) => name.value === 'documents' || name.value.endsWith('Connection')

/**
 * Measures a text. It stops at more than `most` selections, because fragments within fragments may go on without end. Throws
 * a `RangeError` if a fragment is within itself.
 */
export function sizeOf(document: DocumentNode, given: Record<string, unknown>, most: number): QuerySize {
  const variables = { ...given }
  const size = {
    operations: 0,
    selections: 0,
    roots: 0,
    aliases: 0,
    depth: 0,
    pairs: 0,
    lists: 0,
    listsInLists: 0,
    counts: [] as unknown[],
  }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)

  /** Adds the fields of some selections to `fields`, under the names by which they are answered. A fragment gives its fields. */
  function collect(selections: readonly SelectionNode[], fields: Map<string, FieldNode[]>) {
    for (const selection of selections) {
      size.selections += 1
      if (size.selections > most) return
      if (selection.kind === 'Field') {
        const name = (selection.alias ?? selection.name).value
        const same = fields.get(name)
        if (same) same.push(selection)
        else fields.set(name, [selection])
      } else {
        const part = selection.kind === 'InlineFragment' ? selection : fragments.get(selection.name.value)
        collect(part?.selectionSet.selections ?? [], fields)
      }
    }
  }

  function measure(selections: readonly SelectionNode[], depth: number, inList: boolean): Map<string, FieldNode[]> {
    const fields = new Map<string, FieldNode[]>()
    collect(selections, fields)
    size.depth = Math.max(size.depth, depth)
    for (const same of fields.values()) {
      if (size.selections > most) break
      size.pairs += (same.length * (same.length - 1)) / 2
      for (const field of same) count(field, inList)
      const inside = same.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
      if (inside.length > 0) measure(inside, depth + 1, inList || same.some(isList))
    }
    return fields
  }

  function count(field: FieldNode, inList: boolean) {
    if (field.alias) size.aliases += 1
    if (isList(field)) {
      size.lists += 1
      if (inList) size.listsInLists += 1
    }
    for (const { name, value } of field.arguments ?? [])
      if (name.value === 'first' || name.value === 'last') size.counts.push(givenBy(value, variables))
  }

  for (const definition of document.definitions) {
    if (definition.kind !== 'OperationDefinition') continue
    size.operations += 1
    for (const { variable, defaultValue } of definition.variableDefinitions ?? [])
      if (defaultValue && given[variable.name.value] === undefined) variables[variable.name.value] = givenBy(defaultValue, {})
    for (const same of measure(definition.selectionSet.selections, 1, false).values()) size.roots += same.length
  }
  return size
}

/**
 * Returns the value of an argument: a number that stands there, null, or whatever the variable holds. For anything else it
 * returns its kind, such as `'StringValue'`.
 */
function givenBy(value: ValueNode, variables: Record<string, unknown>): unknown {
  if (value.kind === 'Variable') return variables[value.name.value]
  if (value.kind === 'NullValue') return null
  return value.kind === 'IntValue' || value.kind === 'FloatValue' ? Number(value.value) : value.kind
}
