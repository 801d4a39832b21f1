import { resolve } from 'node:path'
import { bundle } from './bundled.mjs'
import { setup } from './setup.mjs'

/** `npm run bundle -- <folder>`: builds the site and puts what it runs with into a folder of its own, `build/bundle` if none is named. */
try {
  const out = resolve(process.argv[2] ?? 'build/bundle')
  await setup()
  bundle(out)
  console.log(`· the site is in ${out}: bin/node src/server/main.ts`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
