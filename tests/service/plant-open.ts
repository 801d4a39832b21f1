import { afterAll } from 'vitest'
import { openContent } from '../../src/server/content/open-content.ts'
import { plant } from './garden.ts'

/** A garden and its open store, which the tests of one file share; both go after the last. */
export async function plantOpen() {
  const garden = await plant()
  const store = await openContent(garden.dir)
  afterAll(async () => {
    store.close()
    await garden.uproot()
  })
  return { garden, store }
}
