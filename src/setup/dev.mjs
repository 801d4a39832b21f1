import { delimiter, join } from 'node:path'
import { become, freePort, NODE, ROOT } from './run.mjs'
import { setup } from './setup.mjs'

/** `npm run dev`: Tina's own development server (admin in local mode, schema watched) around our server with hot reload. */
await setup()
const port = process.env.PORT ?? '3000'
const command = `"${NODE}" --disable-warning=ExperimentalWarning src/server/main.ts --dev`
const ports = ['--datalayer-port', String(await freePort()), '-p', String(await freePort())]
const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)
const env = { ...process.env, PATH, PORT: port, NODE_ENV: 'development', TINA_PUBLIC_LOCAL: 'true' }
become([join(ROOT, 'node_modules/@tinacms/cli/bin/tinacms'), 'dev', '--noTelemetry', ...ports, '-c', command], env)
