import { join } from 'node:path'
import { NODE, ROOT, run } from './run.mjs'
import { dependencies } from './setup.mjs'

/** `npm run check:content`: the content report on the terminal. It needs the project's Node, and no build. */
try {
  await dependencies()
  process.exitCode = await run(NODE, [join(ROOT, 'src/features/report/server/cli.ts'), ...process.argv.slice(2)])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
