import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wasDeleted } from '../../src/server/content/git/deleted.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { plant, until } from './garden.ts'

const FILE = 'content/treatment/exosome.json'

test('a document that was deleted is remembered; one that never was, or is there, is not', async () => {
  const garden = await plant()
  const store = await openContent(garden.dir)
  try {
    expect(await wasDeleted(store, FILE)).toBe(false)
    const before = store.revision
    garden.git('rm', '-q', FILE)
    garden.git('commit', '-q', '-m', 'No longer offered')
    await until(() => store.revision > before, 'a new revision')
    await until(() => wasDeleted(store, FILE), 'the memory of the deleted file')
    expect(await wasDeleted(store, 'content/treatment/never.json')).toBe(false)
  } finally {
    store.close()
    await garden.uproot()
  }
})

test('without history nothing is known to be deleted', async () => {
  const garden = await plant({ history: false })
  const store = await openContent(garden.dir)
  try {
    await rm(join(garden.dir, FILE))
    expect(await wasDeleted(store, FILE)).toBe(false)
  } finally {
    store.close()
    await garden.uproot()
  }
})
