import { join } from 'node:path'
import { become, COMPILED, FLAGS, GIVES_BACK, ROOT } from './run.mjs'
import { setup } from './setup.mjs'

/** `npm start`: sets up what is missing, then becomes the server on the project's own Node. */
try {
  await setup()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const [script = 'src/server/main.ts', ...args] = process.argv.slice(2)
const env = { ...COMPILED, ...GIVES_BACK, ...process.env, NODE_ENV: 'production' }
become([...FLAGS, join(ROOT, script), ...args], env)
