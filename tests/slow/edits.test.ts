import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draw } from '../content/draws.ts'
import { edited } from '../content/editing.ts'
import { faultsIn } from '../content/faults.ts'
import { copyOf } from '../content/folder.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const RUNS = 8
/** Only a slow machine needs that long. */
const PATIENCE = 1_800_000
const EDITS = 40
const SAVED_AT_LEAST = 0.7

test(
  'Whatever editors write, nothing of what holds of the content is wrong afterwards, in any language',
  async () => {
    const figures = { made: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(draw, { minLength: EDITS, maxLength: EDITS }), async (draws) => {
        const dir = await copyOf(ROOT)
        const told = await edited(dir, draws)
        figures.made += told.length
        figures.refused += told.filter(({ refusal }) => refusal).length
        expect(await faultsIn(dir), JSON.stringify(told)).toEqual([])
        await rm(dir, { recursive: true, force: true })
      }),
      // A smaller example would take as many renders of the whole site.
      { numRuns: RUNS, endOnFailure: true },
    )
    console.log(`${figures.made} edits, of which the admin refused ${figures.refused}`)
    expect(figures.made - figures.refused).toBeGreaterThan(SAVED_AT_LEAST * RUNS * EDITS)
  },
  PATIENCE,
)
