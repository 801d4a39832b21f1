type Named = { kind: string; name?: { value: string }; type?: Named; types?: Named[] }
type Field = { type: Named; arguments?: { type: Named }[] }
type Definition = Named & { fields?: Field[]; interfaces?: Named[] }
type Schema = { kind: string; definitions: Definition[] }

const nameOf = (type: Named): string => (type.type ? nameOf(type.type) : (type.name?.value ?? ''))

/** Tells whether an argument chooses documents of a list: the admin asks for such lists without it. */
const isFilter = ({ type }: { type: Named }) => nameOf(type).endsWith('Filter')

/**
 * Returns the schema that TinaCMS puts into the admin, a third as large: with what documents are read by, and without what
 * they are changed and filtered by. The admin follows the queries of the page in the preview with it, and those read single
 * documents; it saves by a mutation that is only ever sent.
 */
export function slimSchema(schema: Schema): Schema {
  const byName = new Map(schema.definitions.map((definition) => [nameOf(definition), definition]))
  const implementing = (name: string) => schema.definitions.filter(({ interfaces }) => interfaces?.some((one) => nameOf(one) === name))
  const kept = new Map<string, Definition>()
  const waiting = ['Query']
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const definition = byName.get(name)
    if (!definition || kept.has(name)) continue
    const fields = definition.fields?.map((field) => ({ ...field, arguments: field.arguments?.filter((one) => !isFilter(one)) }))
    kept.set(name, { ...definition, ...(fields && { fields }) })
    const types = (fields ?? []).flatMap((field) => [field, ...(field.arguments ?? [])].map(({ type }) => type))
    waiting.push(...[...types, ...(definition.interfaces ?? []), ...(definition.types ?? []), ...implementing(name)].map(nameOf))
  }
  const definitions = schema.definitions.filter((one) => one.kind === 'DirectiveDefinition' || kept.has(nameOf(one)))
  return withoutWords({ ...schema, definitions: definitions.map((one) => kept.get(nameOf(one)) ?? one) })
}

/** Leaves out the descriptions, which nobody reads there. */
const withoutWords = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value)))
