import { registerHooks } from 'node:module'

const LIBRARY = '/@tinacms/graphql/dist/index.js'
const KNOWN = new URL('./known.ts', import.meta.url).href
const JSON_VALUES = new URL('../../../model/json.ts', import.meta.url).href

/** Lines of the pinned library, each with the one that replaces it. Each stands there once. */
const REPLACED = [
  ['const graphQLSchema = buildASTSchema(graphQLSchemaAst);', 'const graphQLSchema = onceFor$(graphQLSchemaAst, buildASTSchema);'],
  [
    'const tinaSchema = await createSchema({\n      schema: tinaConfig,\n      // @ts-expect-error\n      flags: tinaConfig?.meta?.flags\n    });',
    'const tinaSchema = await onceFor$(tinaConfig, () => createSchema({ schema: tinaConfig, flags: tinaConfig?.meta?.flags }));',
  ],
  ['const res = await graphql({', 'const res = await answer$({'],
  // A plain object passes this check, which is made for each field of each object.
  ['assertShape(rawData, (yup3) => yup3.object());', 'if (!isObject$(rawData)) assertShape(rawData, (yup3) => yup3.object());'],
  // One of its 304 modules. For each of them node reads a package.json of 200 kB: more than a second of each start.
  ['import { isValid } from "date-fns";', 'import { isValid } from "date-fns/isValid";'],
  ['const tree = parseMDX(\n        value,\n        field,', 'const tree = treeOf$(parseMDX)(\n        value,\n        field,'],
] as const

/** Returns the code of TinaCMS's library with both schemas made once, each query checked once and each rich text read once. Throws if it is another version. */
export function knowing(code: string): string {
  const replaced = REPLACED.reduce((text, [old, by]) => {
    const parts = text.split(old)
    if (parts.length !== 2) throw new Error(`@tinacms/graphql is not the version that src/server/content/index/tina.ts knows: ${old}`)
    return parts.join(by)
  }, code)
  return [
    `import { answer as answer$, onceFor as onceFor$, treeOf as treeOf$ } from ${JSON.stringify(KNOWN)}`,
    `import { isObject as isObject$ } from ${JSON.stringify(JSON_VALUES)}`,
    replaced,
  ].join('\n')
}

/**
 * Replaces in TinaCMS’s library what it does anew for each request, four fifths of what a request took: it builds its
 * two schemas and checks a query of 60 kB that it answered a second ago. For each field of each object it also describes to
 * a checking library what an object is, a third of what a list of documents took, and it reads rich texts that it read
 * before, also on another branch. It has no option for any of this.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    return url.endsWith(LIBRARY) ? { ...loaded, source: knowing(String(loaded.source)) } : loaded
  },
})

export const { createSchema } = await import('@tinacms/graphql')
export const { createDatabase, FilesystemBridge, resolve } = await import('@tinacms/datalayer')
