import { defineConfig } from 'vitest/config'

/** Tests that need no browser: of functions, and of what editors wrote. */
export default defineConfig({
  test: { include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'], testTimeout: 20_000 },
})
