import { join } from 'node:path'
import { chromium } from './chromium.mjs'
import { NODE, ROOT, run } from './run.mjs'
import { setup } from './setup.mjs'

/** `npm run looks`: compares how sections and pages look with the kept pictures; `npm run looks:accept` keeps how they look now. `-- -g faq` only those. */
try {
  await setup()
  const env = { CHROME_PATH: await chromium({ whole: true }), NODE_ENV: 'test' }
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--project=looks', '--reporter=line', ...process.argv.slice(2)]
  process.exitCode = await run(NODE, [join(ROOT, 'node_modules/.bin/playwright'), ...args], { env })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
