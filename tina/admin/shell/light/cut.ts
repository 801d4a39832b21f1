import { takeApart, usesOf } from './module.ts'

/** What the two halves are imported by, and the file of `whenFetched`. */
type Ids = { rest: string; part: string; whenFetched: string }
const lines = (...groups: (string | string[])[]) => groups.flat().join('\n')
const list = (names: string[], as: (name: string) => string) => names.map(as).join(', ')

/**
 * Divides a module in two: `part` holds the React component `name` with all that only it needs, `rest` the others. In
 * `rest` the component is fetched when it is first shown. What nothing needs is left out.
 */
export function cut(code: string, program: { body: unknown[] }, name: string, ids: Ids): { rest: string; part: string } {
  const whole = takeApart(code, program)
  const component = whole.declarations.get(name)
  if (component?.declares.length !== 1) throw new Error(`${ids.rest} declares no ${name}.`)
  const kept = whole.needed(whole.exported, new Set([component]))
  const moved = whole.needed([name], kept)
  const belongs = whole.usesOnly(kept)
  for (const statement of whole.bare) if (belongs(statement)) kept.add(statement)
  const movesAlong = whole.usesOnly(new Set([...kept, ...moved]))
  for (const statement of whole.bare) if (!kept.has(statement) && movesAlong(statement)) moved.add(statement)

  const shared = [...usesOf(moved)].filter((one) => {
    const statement = whole.declarations.get(one)
    return statement && kept.has(statement)
  })
  return {
    rest: lines(
      whole.importsFor(new Set([...whole.exported, ...usesOf(kept)])),
      `import { whenFetched as fetched$${name} } from ${JSON.stringify(ids.whenFetched)}`,
      `const ${name} = fetched$${name}(() => import(${JSON.stringify(ids.part)}))`,
      whole.textOf(kept),
      whole.exports,
      `export { ${list(shared, (one) => `${one} as ${name}$${one}`)} }`,
    ),
    part: lines(
      whole.importsFor(usesOf(moved)),
      `import { ${list(shared, (one) => `${name}$${one} as ${one}`)} } from ${JSON.stringify(ids.rest)}`,
      whole.textOf(moved),
      `export default ${name}`,
    ),
  }
}
