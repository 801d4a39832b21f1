import { join } from 'node:path'
import { NODE, ROOT, run } from './run.mjs'
import { dependencies } from './setup.mjs'

/** `npm run check:links`: whether the pages of other sites that the content links to are there. It needs the project's Node, and no build. */
try {
  await dependencies()
  process.exitCode = await run(NODE, [join(ROOT, 'src/features/report/server/links-cli.ts')])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
