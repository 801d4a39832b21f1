import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BESIDE_DATABASE, isSecret, openDataDir } from '../files/data-dir.ts'

type Secret = { name: string; value: string }

/** Returns the secrets in the files of DATA_DIR. */
export const keptSecrets = (dataDir: string): Secret[] =>
  existsSync(dataDir)
    ? readdirSync(dataDir)
        .filter(isSecret)
        .map((name) => ({ name, value: readFileSync(join(dataDir, name), 'utf8').trim() }))
    : []

/** Returns the secrets that stand in files of DATA_DIR beside a shared database. */
export const secretsBesideDatabase = (dataDir: string) => keptSecrets(dataDir).filter(({ name }) => isBesideDatabase(name))

/** Tells whether a secret stands in a file although there is a shared database. */
export const isBesideDatabase = (name: unknown) => name === BESIDE_DATABASE

/** Writes a secret to its file in DATA_DIR, in the place of the one that was there. Throws if it is no name of a secret. */
export function writeSecret(dataDir: string, { name, value }: Record<string, unknown>) {
  if (!isSecret(String(name))) throw new Error(`This version of the site has no secret ${name}.`)
  openDataDir(dataDir)
  const file = join(dataDir, String(name))
  const part = `${file}.part`
  writeFileSync(part, String(value), { mode: 0o600, flush: true })
  renameSync(part, file)
}
