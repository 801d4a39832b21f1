import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What a script of the admin fetches at once, what it may fetch later, and how much of it is of which package. */
export type Weighed = { isEntry: boolean; imports: string[]; later: string[]; packages: Record<string, number> }

/** Where the build says what its scripts are made of; `src/setup/weigh-admin.mjs` prints it. */
const WEIGHED = fileURLToPath(new URL('../../../../build/.admin-scripts.json', import.meta.url))

const packageOf = (id: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? (id.includes('__generated__') ? 'schema' : 'ours')

/** Writes down what each script of the admin is made of. */
export const weigh = (): Plugin => ({
  name: 'weigh',
  writeBundle(_, bundle) {
    const scripts: Record<string, Weighed> = {}
    for (const [name, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk') continue
      const packages: Record<string, number> = {}
      for (const [id, { renderedLength }] of Object.entries(chunk.modules))
        packages[packageOf(id)] = (packages[packageOf(id)] ?? 0) + renderedLength
      scripts[name] = { isEntry: chunk.isEntry, imports: chunk.imports, later: chunk.dynamicImports, packages }
    }
    writeFileSync(WEIGHED, JSON.stringify(scripts))
  },
})
