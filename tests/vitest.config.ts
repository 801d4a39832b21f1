import { defineConfig } from 'vitest/config'

/** Without the router's plugin: it needs a server of its own. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/{unit,content,service}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The generated client is left to Node: Vite's parser refuses one of its lines.
    server: { deps: { external: [/tina\/__generated__\//] } },
  },
})
