import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'

const ASKED = /\?(script|file)$/

/**
 * A plugin of Vite: `import { code, hash } from './head.client.ts?script'`. The server gets the module with all that it
 * imports as one script; the browser, which has run it by then, gets none. With `?file` in its place the script is a file of the
 * built site, and both get its address.
 */
export const scriptText = (): Plugin => ({
  name: 'script-text',
  load: {
    filter: { id: ASKED },
    async handler(id) {
      if (id.endsWith('?file')) return this.environment.mode === 'build' ? fileOf(this, id.replace(ASKED, '')) : NO_FILE
      const { code, files } = this.environment.config.consumer === 'client' ? NONE : await bundle(id.replace(ASKED, ''))
      for (const file of files) this.addWatchFile(file)
      const hash = createHash('sha256').update(code).digest('base64')
      return `export const code = ${JSON.stringify(code)}; export const hash = ${JSON.stringify(hash)}`
    },
  },
})

const NO_FILE = "export const file = ''"

/** Bundles a module into a file of the build, and returns a module that names it. The build for browsers is the one that keeps it. */
async function fileOf(context: Rollup.PluginContext, entry: string): Promise<string> {
  const { code } = await bundle(entry)
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  const fileName = `assets/${basename(entry).replace(/\..*$/, '')}-${hash}.js`
  if (context.environment.config.consumer === 'client') context.emitFile({ type: 'asset', fileName, source: code })
  return `export const file = ${JSON.stringify(`/${fileName}`)}`
}

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
