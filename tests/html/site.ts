import { rmSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { afterAll } from 'vitest'
import { builtPages } from '../fixtures/built-pages.ts'
import { build } from '../service/site.ts'

async function start(env: Record<string, string> = {}) {
  const site = await build(env, { history: false, ...builtPages() })
  const documents = new Map<string, Promise<Document>>()
  const read = async (path: string) => asInBrowsers(parseHTML(await (await site.ask(path)).text()).document)
  return {
    ...site,
    /** The HTML of an address, as it is before any script; of two calls the second gets the same. */
    page(path: string): Promise<Document> {
      const page = documents.get(path) ?? read(path)
      documents.set(path, page)
      return page
    },
    /** The same, as it is now. */
    read,
    status: async (path: string) => (await site.ask(path)).status,
  }
}

/**
 * The site of the clinic of the tests, with the pages that visitors get: asked without a network, its HTML read without a
 * browser. It is a file's own, which may change it.
 */
export async function ownSite(env: Record<string, string> = {}) {
  const site = await start(env)
  afterAll(() => site.close())
  return site
}

let shared: ReturnType<typeof start> | undefined

/** The same site for every file of a process, which only read it. It is there until the process ends, and takes its folders away then. */
export function openSite() {
  shared ??= start().then((site) => {
    const folders = [site.garden.dir, site.dataDir]
    // vitest ends its processes by a signal, which by itself is no exit.
    process.once('SIGTERM', () => process.exit())
    process.once('exit', () => {
      for (const dir of folders) rmSync(dir, { recursive: true, force: true })
    })
    return site
  })
  return shared
}

/** Names of attributes in small letters, as browsers have them: React writes `hrefLang`. */
function asInBrowsers(page: Document): Document {
  for (const element of page.querySelectorAll('*:not(svg, svg *)'))
    for (const { name, value } of [...element.attributes]) {
      if (name === name.toLowerCase()) continue
      element.removeAttribute(name)
      element.setAttribute(name.toLowerCase(), value)
    }
  return page
}
