/** A node of a syntax tree, as Rollup's and Vite's parsers make it. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

type Name = Node & { name: string }
type Specifier = Node & { local: Name; imported?: Name }
type Import = Node & { specifiers: Specifier[]; source: { raw: string } }
/**
 * A statement of a module with the names that it declares, and those of the module that it may use. `about` is what a bare
 * statement completes: `Button.displayName = 'Button'` => `'Button'`
 */
export type ModuleStatement = { node: Node; declares: string[]; uses: Set<string>; about?: string }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The names that a pattern binds: `{ a, b: [c] }` => `['a', 'c']` */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern.name)]
  const { properties, elements, value, left, argument } = pattern
  if (Array.isArray(properties ?? elements)) return ((properties ?? elements) as unknown[]).flatMap(namesIn)
  return namesIn(value ?? left ?? argument)
}

function declaredBy(node: Node): string[] {
  if (node.type === 'VariableDeclaration') return (node.declarations as Node[]).flatMap(({ id }) => namesIn(id))
  return namesIn(node.id)
}

/** The name of the module that a bare statement completes: `a.b[0] = c` and `addTo(a, c)` are both about `a`. */
function subjectOf(node: Node): string | undefined {
  const { type, expression, left, object, arguments: given, name } = node
  if (type === 'ExpressionStatement' && isNode(expression)) return subjectOf(expression)
  if (type === 'AssignmentExpression' && isNode(left)) return subjectOf(left)
  if (type === 'MemberExpression' && isNode(object)) return subjectOf(object)
  const [first] = type === 'CallExpression' ? (given as unknown[]) : []
  return type === 'Identifier' ? String(name) : isNode(first) && first.type === 'Identifier' ? subjectOf(first) : undefined
}

/** Adds every name in a piece of code that could be one of the module's: rather too many than too few. */
function usesIn(node: Node, found = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') found.add(String(node.name))
  for (const [key, value] of Object.entries(node)) {
    const isWord = (key === 'property' || key === 'key') && !node.computed
    if (!isWord) for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) usesIn(child, found)
  }
  return found
}

/** Returns the names that `statements` use. */
export const usesOf = (statements: Iterable<ModuleStatement>) => new Set([...statements].flatMap(({ uses }) => [...uses]))

function importing(specifiers: Specifier[], from: string) {
  const whole = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier')
  const named = specifiers.map(({ local, imported }) => `${imported?.name ?? 'default'} as ${local.name}`)
  return `import ${whole ? `* as ${whole.local.name}` : `{ ${named.join(', ')} }`} from ${from}`
}

/** Takes a module apart into its statements. What it exports must stand in lists: `export { a, b as c }`. */
export function takeApart(code: string, program: { body: unknown[] }) {
  const body = program.body as Node[]
  const imports = body.filter(({ type }) => type === 'ImportDeclaration') as Import[]
  const exports = body.filter(({ type }) => type === 'ExportNamedDeclaration')
  const statements: ModuleStatement[] = body
    .filter(({ type }) => type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration')
    .map((node) => ({ node, declares: declaredBy(node), uses: usesIn(node), about: subjectOf(node) }))
  const declarations = new Map(statements.flatMap((statement) => statement.declares.map((name) => [name, statement])))
  const completing = (name: string) => statements.filter(({ about }) => about === name)
  const imported = new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)))

  /** Returns the statements that `names` need. Those in `without`, and what only they need, are not followed. */
  function needed(names: Iterable<string>, without: { has(statement: ModuleStatement): boolean }): Set<ModuleStatement> {
    const found = new Set<ModuleStatement>()
    const waiting = [...names]
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const statement = declarations.get(name)
      if (!statement || found.has(statement) || without.has(statement)) continue
      for (const one of [statement, ...statement.declares.flatMap(completing)]) {
        found.add(one)
        waiting.push(...one.uses)
      }
    }
    return found
  }

  /** Tells of a statement that neither declares nor completes anything whether all that it uses is among `group`. */
  function usesOnly(group: Set<ModuleStatement>) {
    const uses = usesOf(group)
    const isThere = (name: string) => {
      const statement = declarations.get(name)
      return statement ? group.has(statement) : uses.has(name) || !imported.has(name)
    }
    return ({ uses }: ModuleStatement) => [...uses].every(isThere)
  }

  return {
    statements,
    declarations,
    exported: exports.flatMap(({ specifiers }) => (specifiers as Specifier[]).map(({ local }) => local.name)),
    exports: exports.map(({ start, end }) => code.slice(start, end)),
    bare: statements.filter(({ declares, about = '' }) => declares.length === 0 && !declarations.has(about)),
    needed,
    usesOnly,
    importsFor: (names: Set<string>) =>
      imports.flatMap(({ specifiers, source }) => {
        const wanted = specifiers.filter(({ local }) => names.has(local.name))
        return wanted.length > 0 ? [importing(wanted, source.raw)] : []
      }),
    /** The text of these statements, in the order of the module. */
    textOf: (group: Set<ModuleStatement>) => statements.filter((one) => group.has(one)).map(({ node }) => code.slice(node.start, node.end)),
  }
}
