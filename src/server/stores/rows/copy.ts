import { isDeepStrictEqual } from 'node:util'
import { countIn, openSnapshot, openTarget, type RowCounts, type StorePlace } from './store-at.ts'

/**
 * Copies everything that one store holds into another one, whose tables are there and empty, and returns how many rows of each
 * table there were and are. Throws if these are not the same.
 */
export async function copyRows(from: StorePlace, to: StorePlace): Promise<{ before: RowCounts; after: RowCounts }> {
  const snapshot = await openSnapshot(from)
  const target = await openTarget(to)
  try {
    for await (const table of snapshot?.tables() ?? []) await target.put(table)
    await target.commit()
  } catch (error) {
    await target.undo().catch(() => undefined)
    throw error
  } finally {
    await snapshot?.close()
  }
  const [before, after] = [await countIn(from), await countIn(to)]
  const filled = (counts: RowCounts) => Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows > 0))
  if (!isDeepStrictEqual(filled(before), filled(after))) throw new Error('Not every row has arrived. The site is where it was.')
  return { before, after }
}
