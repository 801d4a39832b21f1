import { join } from 'node:path'
import { NODE, ROOT, run } from './run.mjs'
import { setup } from './setup.mjs'

/** `npm run check:specification`: what the content departs from in the launch's specification, line by line. */
try {
  await setup()
  const config = join(ROOT, 'tests/specification/vitest.config.ts')
  process.exitCode = await run(NODE, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', config])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
