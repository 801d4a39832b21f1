import { defineConfig } from 'vitest/config'
import Departures from './departures.ts'

/** What the launch's specification says of the content; told in lines of its own, and no part of the tests. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/specification/**/*.test.ts'],
    maxWorkers: 2,
    reporters: [new Departures()],
  },
})
