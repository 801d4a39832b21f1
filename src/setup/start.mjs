import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { COMPILED, FLAGS, GIVES_BACK, NODE, ROOT } from './run.mjs'
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
const child = spawn(NODE, [...FLAGS, join(ROOT, script), ...args], { cwd: ROOT, env, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
