import { takeApart, usesOf } from './module.ts'

/**
 * Returns a module with nothing but what its exports `names` need. Bundlers keep what might do something when it is loaded;
 * this is for modules of which we know that the rest does nothing.
 */
export function only(code: string, program: { body: unknown[] }, names: string[]): string {
  const whole = takeApart(code, program)
  const kept = whole.needed(names, new Set())
  for (const name of names) if (!whole.declarations.has(name)) throw new Error(`There is no ${name}.`)
  const belongs = whole.usesOnly(kept)
  for (const statement of whole.bare) if (belongs(statement)) kept.add(statement)
  return [...whole.importsFor(usesOf(kept)), ...whole.textOf(kept), `export { ${names.join(', ')} }`].join('\n')
}
