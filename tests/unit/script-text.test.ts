import { createHash } from 'node:crypto'
import { createServer } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { nextPage } from '../../src/hydration/next-page.ts'
import { scriptText } from '../../src/hydration/script-text.ts'
import { openPage } from '../fixtures/opened-page.ts'

const HEAD = '/src/hydration/head.client.ts?script'

let vite: Awaited<ReturnType<typeof createServer>>
beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [scriptText()],
  })
})
afterAll(() => vite.close())
afterEach(() => vi.unstubAllGlobals())

test('the server gets a module with what it imports as one script, and its hash', async () => {
  const { code, hash } = await vite.ssrLoadModule(HEAD)
  expect(createHash('sha256').update(code).digest('base64')).toBe(hash)
  const { location } = openPage('/about', '', { stored: { language: 'ar' } })
  new Function(code)()
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('/ar/about')
})

test('the page allows the scripts of its head and its body, and its rules for the next page', async () => {
  const { scriptHashes } = await vite.ssrLoadModule('/src/hydration/allowed-scripts.ts')
  const built = await Promise.all([HEAD, HEAD.replace('head', 'body')].map((file) => vite.ssrLoadModule(file)))
  const rules = createHash('sha256').update(nextPage).digest('base64')
  expect(scriptHashes).toEqual([...built.map(({ hash }) => hash), rules])
  expect(new Set(scriptHashes).size).toBe(3)
  // Else the script would end there.
  for (const { code } of built) expect(code).not.toMatch(/<\/script|<!--/i)
})

test('a browser gets none of it', async () => {
  const sent = await vite.environments.client.transformRequest(HEAD)
  expect(sent?.code).toContain('export const code = " "')
})
