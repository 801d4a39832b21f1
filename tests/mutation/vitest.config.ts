import { defineConfig } from 'vitest/config'

/** The unit tests alone, as `npm run mutants` runs them against each change. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    testTimeout: 30_000,
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    server: { deps: { external: [/tina\/__generated__\//] } },
  },
})
