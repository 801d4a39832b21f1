import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vitest/config'
import { SAVE_MUTANTS } from './save-mutants.ts'

const CONTENT = new URL('../../src/server/content/', import.meta.url).pathname

/** Puts the fault with the number `MUTANT` into its file as vitest reads it; the file itself stays as it is. */
function onePutIn(): Plugin {
  const mutant = SAVE_MUTANTS[Number(process.env.MUTANT)]
  const isIn = (id: string) => id === CONTENT + mutant?.file
  return {
    name: 'one-mutant',
    enforce: 'pre',
    // What vitest has kept of the file, it knows by what lies on the disk: it would show one fault for another.
    configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (isIn(id) ? false : undefined)),
    load(id) {
      if (!mutant || !isIn(id)) return undefined
      const source = readFileSync(id, 'utf8')
      if (source.split(mutant.text).length !== 2) throw new Error(`${mutant.file} does not hold this just once: ${mutant.text}`)
      return source.replace(mutant.text, () => mutant.fault)
    },
  }
}

/** The tests of the save, on one of `SAVE_MUTANTS`. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [onePutIn()],
  test: {
    include: ['tests/{service,unit}/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 1,
    bail: 1,
    server: { deps: { external: [/tina\/__generated__\//] } },
  },
})
