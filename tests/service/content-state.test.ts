import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await build()
})
afterAll(() => site.close())

test('where saves are is told to editors only', async () => {
  expect((await site.ask('/api/content/state')).status).toBe(401)
  const response = await site.ask('/api/content/state', { headers: { cookie: await site.signIn() } })
  expect(await response.json()).toEqual({ history: true })
})
