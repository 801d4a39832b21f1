import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'

const ASKED = /\?script$/

/**
 * A plugin of Vite: `import { code, hash } from './head.client.ts?script'`. The server gets the module with all that it
 * imports as one script; the browser, which has run it by then, gets none.
 */
export const scriptText = (): Plugin => ({
  name: 'script-text',
  load: {
    filter: { id: ASKED },
    async handler(id) {
      const { code, files } = this.environment.config.consumer === 'client' ? NONE : await bundle(id.replace(ASKED, ''))
      for (const file of files) this.addWatchFile(file)
      const hash = createHash('sha256').update(code).digest('base64')
      return `export const code = ${JSON.stringify(code)}; export const hash = ${JSON.stringify(hash)}`
    },
  },
})

const NONE = { code: ' ', files: [] }

/** Returns a module with all that it imports as one script, as small as it gets, and the files that are in it. */
async function bundle(entry: string): Promise<{ code: string; files: string[] }> {
  const lib = { entry, formats: ['iife' as const], name: 'page' }
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', modulePreload: false, lib, rolldownOptions: { optimization: { inlineConst: true } } },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output[0] : []))
  if (!chunk) throw new Error(`Nothing was made of ${entry}.`)
  return { code: chunk.code.trim(), files: chunk.moduleIds }
}
