import { randomBytes } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDataDir } from './data-dir.ts'
import { isWhole, newKey, tellMadeAnew } from './secrets.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Lets an error of the file system pass where it only says that another process was quicker. */
const unless = (code: string) => (error: unknown) => {
  if (codeOf(error) !== code) throw error
}

/**
 * A secret kept in `dataDir` under `name`, readable only by the server's user; made by `make` where it is missing or damaged.
 * Processes that ask at the same moment get the same one. Throws a sentence where the file is there and can't be read.
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
 * Puts `made` where the secret belongs, in whole or not at all, and gives what stands there in the end. The first process
 * to lay its secret ready beside it wins; the others help it on, which also ends what a process began that then died.
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

/** On the disk before it has its name. */
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
