import { defineConfig } from 'vitest/config'
import Departures from './departures.ts'

/** What the launch's specification says of the content; told in lines of its own, and no part of the tests. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/specification/**/*.test.ts'],
    maxWorkers: 2,
    // The generated client is left to Node: Vite's parser refuses one of its lines.
    server: { deps: { external: [/tina\/__generated__\//] } },
    testTimeout: 60_000,
    reporters: [new Departures()],
  },
})
