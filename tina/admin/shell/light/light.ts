import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import { cut } from './cut.ts'
import { fetchEarly } from './fetch-early.ts'
import { only } from './only.ts'
import { ownPage } from './page.ts'
import { DIVIDED, FETCHED_WHEN_SHOWN, ONLY, replaceIn } from './replaced.ts'
import { slimSchema } from './slim-schema.ts'
import { weigh } from './weigh.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const PART = '?fetched-when-shown='
const whenFetched = file('../../../../src/admin/when-fetched.tsx')

/** What stands in for a whole package, or for a file of TinaCMS's own application. */
const INSTEAD: Record<string, string> = {
  'posthog-js': 'telemetry.ts',
  mermaid: 'diagrams.ts',
  '@tinacms/search/index-client': 'search-index.ts',
}
const INSTEAD_OF_OWN: Record<string, string> = { '@graphql-inspector/core': 'schema-comparison.ts' }
const INSTEAD_IN_APP: Record<string, string> = { './Playground': 'playground.ts', './fields/rich-text': 'raw-editor.ts' }

/** Plate pins the Slate of its texts. Slate's part for React would get a second one, which knows neither them nor where they stand. */
const OF_PLATE = ['slate', 'slate-dom']
const PLATE = '@udecode/slate'

/** Takes TinaCMS's modules apart, and puts ours in the place of what is left out. */
function lighter(isOwn: boolean): Plugin {
  const parts = new Map<string, string>()
  return {
    name: 'light',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (source.includes(PART)) return source
      if (OF_PLATE.includes(source) && !importer.includes(`/${PLATE}/`)) {
        const plate = await this.resolve(PLATE, importer)
        return plate && this.resolve(source, plate.id)
      }
      const instead =
        INSTEAD[source] ??
        (isOwn ? INSTEAD_OF_OWN[source] : undefined) ??
        (importer.endsWith('/@tinacms/app/src/App.tsx') ? INSTEAD_IN_APP[source] : undefined)
      return instead && file(`instead/${instead}`)
    },
    load: (id) => parts.get(id),
    transform(code, id) {
      if (id.endsWith('/tina/__generated__/_graphql.json')) return isOwn ? JSON.stringify(slimSchema(JSON.parse(code))) : undefined
      const name = id.slice(id.lastIndexOf('node_modules/'))
      const replaced = replaceIn(code, name, isOwn)
      if (ONLY[name]) return only(replaced, this.parse(replaced), ONLY[name])
      if (name !== DIVIDED) return replaced === code ? undefined : replaced
      return FETCHED_WHEN_SHOWN.reduce((rest, component) => {
        const divided = cut(rest, this.parse(rest), component, { rest: id, part: id + PART + component, whenFetched })
        parts.set(id + PART + component, divided.part)
        return divided.rest
      }, replaced)
    },
    transformIndexHtml: { order: 'pre', handler: ownPage },
  }
}

/** A part is named after its component, so that whoever looks at what is fetched knows it: `assets/RichEditor-1a2b3c.js` */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  `assets/${facadeModuleId?.split(PART)[1] ?? '[name]'}-[hash].js`

/** Every page and treatment has rich text in its form. */
const isInFirstForm = (module: string) => module.endsWith(`${PART}RichEditor`)

/** Returns how TinaCMS's command line would have the admin built, and lighter. */
export function light(config: InlineConfig): InlineConfig {
  const isOwn = !process.env.TINA_PUBLIC_CLIENT_ID
  const { alias } = config.resolve ?? {}
  return {
    ...config,
    // Its own copy is one piece already, in which nothing could be fetched later.
    resolve: { ...config.resolve, alias: { ...(alias as Record<string, string>), TINA_IMPORT: file('../../../config.ts') } },
    build: { ...config.build, rollupOptions: { ...config.build?.rollupOptions, output: { chunkFileNames } } },
    plugins: [lighter(isOwn), ...(config.plugins ?? []), fetchEarly(isInFirstForm), weigh()],
  }
}
