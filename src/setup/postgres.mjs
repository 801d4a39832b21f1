import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

const DEBIANS = '/usr/lib/postgresql'
const hasPrograms = (folder) => Boolean(folder) && existsSync(join(folder, 'initdb'))
const find = () =>
  [process.env.POSTGRES_BIN, ...(existsSync(DEBIANS) ? readdirSync(DEBIANS).map((version) => join(DEBIANS, version, 'bin')) : [])].some(
    hasPrograms,
  )

/** Without a network this ends within seconds. */
const PATIENCE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=5', '-o', 'Acquire::https::Timeout=5']
const aptGet = (...args) =>
  run('timeout', ['300', 'apt-get', ...PATIENCE, '-y', '-qq', ...args], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })
const install = () => aptGet('install', '--no-install-recommends', 'postgresql')

/**
 * A PostgreSQL for the tests of several processes, which start one of their own from its programs. Where it is missing
 * and `mayInstall`, Debian's is installed if we are root. Gives why it is still missing, else undefined.
 */
export async function missingPostgres(mayInstall) {
  if (find()) return undefined
  if (mayInstall && process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("· installing Debian's postgresql for the tests of several processes")
    if ((await install()) !== 0 && (await aptGet('update')) === 0) await install()
  }
  return find() ? undefined : 'it is not installed (Debian: apt-get install postgresql; elsewhere set POSTGRES_BIN to the folder of initdb)'
}
