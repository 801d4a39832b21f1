import { randomBytes } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDataDir } from './data-dir.ts'
import { isWhole, newKey, tellMadeAnew } from './secrets.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Returns a handler that ignores errors with this code, which only say that another process was quicker, and throws all others. */
const unless = (code: string) => (error: unknown) => {
  if (codeOf(error) !== code) throw error
}

/**
 * Returns the secret that is kept in `dataDir` under `name`, readable only by the server's user. `make` makes it if it is
 * missing or damaged. Processes that ask at the same moment get the same one. Throws a sentence if the file is there and
 * can't be read.
 */
export async function secretFile(dataDir: string, name: string, make = newKey): Promise<string> {
  openDataDir(dataDir)
  const file = join(dataDir, name)
  const kept = await read(file, name)
  if (kept !== undefined && isWhole(name, kept)) return kept
  const settled = await settle(file, name, make())
  if (kept !== undefined) tellMadeAnew(name)
  return settled
}

async function read(file: string, name: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new Error(`The secret ${name} in DATA_DIR can't be read (${codeOf(error)}): see whose file it is.`)
  }
}

/**
 * Puts a secret into `file`, in whole or not at all, and returns the one that stands there in the end. Each process offers
 * the one it `made` as `.ready`, and the first to do so wins. Any of them then moves `.ready` to its place, so that it gets
 * there even if the winner has died.
 */
async function settle(file: string, name: string, made: string): Promise<string> {
  const ready = `${file}.ready`
  await layReady(ready, made)
  const quicker = await read(file, name)
  if (quicker !== undefined && isWhole(name, quicker)) await rm(ready, { force: true })
  else await rename(ready, file).catch(unless('ENOENT'))
  const settled = await read(file, name)
  if (settled === undefined || !isWhole(name, settled)) throw new Error(`The secret ${name} could not be kept in DATA_DIR.`)
  return settled
}

/** Offers `text` under the name `ready`, unless another process has done so already. The text is on the disk before it gets that name. */
async function layReady(ready: string, text: string) {
  const part = `${ready}.${randomBytes(6).toString('hex')}`
  try {
    const handle = await open(part, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(part, ready).catch(unless('EEXIST'))
  } finally {
    await rm(part, { force: true })
  }
}
