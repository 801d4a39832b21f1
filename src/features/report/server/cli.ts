import { resolve } from 'node:path'
import { reportOf } from '../rules/report.ts'
import { printed } from './print.ts'
import { readSite } from './read.ts'
import { stampAll } from './stamp-all.ts'

const dir = resolve(process.env.CONTENT_DIR || '.')
const asked = (flag: string) => process.argv.includes(flag)

/**
 * `npm run check:content`: prints what is wrong with the content; errors fail, warnings don't. `-- --json` prints it for
 * programs, `-- --accept` first declares every translation right as it is.
 */
if (asked('--accept')) for (const file of await stampAll(dir)) console.log(`accepted ${file}`)
const findings = await reportOf(await readSite(dir))
console.log(asked('--json') ? JSON.stringify(findings, null, 2) : printed(findings))
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0
