import { defineConfig } from 'vitest/config'

/** These say how long something takes or how much memory it needs: nothing runs beside them. */
const MEASURING = 'tests/slow/{branches,hostile}.test.ts'
/** Five minutes and more each: `npm run test:long` has them, one by one, so that CI ends within the hour. */
const LONG = 'tests/slow/{chaos,edits,enquiries,garbage,new-language,steps}.test.ts'
/** These do less in `npm run test:full` (`amount.ts`). */
const LONGER = 'tests/slow/{crash,planned,processes,releases}.test.ts'

/** Without the router's plugin: it needs a server of its own. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // The built site is left to Node: it is what Node runs.
    server: { deps: { external: [/tina\/__generated__\//, /build\/site\/server\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'side by side',
          // Pages are made by the React that visitors get, which takes a third of the time.
          env: { NODE_ENV: 'production' },
          include: ['tests/slow/**/*.test.{ts,tsx}'],
          exclude: [MEASURING, LONG],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'one by one', include: [MEASURING], maxWorkers: 1, sequence: { groupOrder: 1 } } },
      {
        extends: true,
        test: { name: 'long', include: [LONG, LONGER], testTimeout: 3_600_000, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
})
