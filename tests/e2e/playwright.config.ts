import { defineConfig } from '@playwright/test'

const QUICK = ['**/*.spec.ts']

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** With these, letters, colours and the fields of dates are drawn alike on different machines, and nothing is painted before its picture is decoded. */
const SAME_EVERYWHERE = [
  '--lang=en-US',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-checker-imaging',
]

/** Real Chromium against the production server: one for all tests that only read, and others on free ports for those that do more. */
export default defineConfig({
  testDir: '.',
  globalSetup: './reading-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results',
  reporter: [['line'], ['json']],
  use: { launchOptions: { executablePath: process.env.CHROME_PATH, args: ARGS } },
  projects: [
    { name: 'quick', testMatch: QUICK, testIgnore: ['**/content/**', '**/full/**'] },
    { name: 'full', testMatch: ['**/full/**/*.spec.ts'] },
    // Last, because each of its tests takes minutes: on a slow machine those of the whole site come first (`src/setup/test.mjs`).
    { name: 'content', testMatch: ['**/content/**/*.spec.ts'] },
    {
      name: 'looks',
      testDir: '../looks',
      use: { launchOptions: { executablePath: process.env.CHROME_PATH, args: [...ARGS, ...SAME_EVERYWHERE] } },
    },
  ],
})
