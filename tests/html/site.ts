import { join, resolve } from 'node:path'
import { parseHTML } from 'linkedom'
import type { ServerBuild } from 'react-router'
import { afterAll } from 'vitest'
import { createRenderer } from '../../src/server/pages/renderer.ts'
import { build } from '../service/site.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const folders = { client: join(ROOT, 'build/site/client'), public: join(ROOT, 'public') }

/** The site of the clinic of the tests, with the pages that visitors get: asked without a network, its HTML read without a browser. */
export async function openSite(env: Record<string, string> = {}) {
  const built = import(join(ROOT, 'build/site/server/index.js')) as Promise<ServerBuild>
  const site = await build(env, { history: false, render: createRenderer(() => built, 'production'), ...folders })
  afterAll(() => site.close())
  const documents = new Map<string, Promise<Document>>()
  const read = async (path: string) => parseHTML(await (await site.ask(path)).text()).document
  return {
    ...site,
    /** The HTML of an address, as it is before any script; of two calls the second gets the same. */
    page(path: string): Promise<Document> {
      const page = documents.get(path) ?? read(path)
      documents.set(path, page)
      return page
    },
  }
}

/** The text of an element as it reads, each space a single one. */
export const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The texts of all elements that a selector finds. */
export const textsOf = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)].map(textOf)
