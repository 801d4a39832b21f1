import { defineConfig } from 'vitest/config'

/** The unit tests alone, as `npm run mutants` runs them against each change. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    testTimeout: 60_000,
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Whatever documents there are: seconds for each change, and another answer each time.
    exclude: ['tests/unit/preview-odd-values.test.ts'],
    // What a change does while a module is loaded is not tried, so modules may stay.
    isolate: false,
    server: { deps: { external: [/tina\/__generated__\//] } },
  },
})
