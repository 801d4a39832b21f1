import { defineConfig } from 'vitest/config'

/** Without the router's plugin: it needs a server of its own. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/slow/**/*.test.{ts,tsx}'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    // The built site is left to Node: it is what Node runs.
    server: { deps: { external: [/tina\/__generated__\//, /build\/site\/server\//] } },
  },
})
