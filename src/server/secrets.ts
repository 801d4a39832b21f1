import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A key for signatures: 256 bits as text. */
export const newKey = () => randomBytes(32).toString('base64url')

/** A secret kept in `dataDir` under `name`, readable only by the server's user; made by `make` on the first run. */
export async function secret(dataDir: string, name: string, make = newKey): Promise<string> {
  const file = join(dataDir, name)
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return kept
  const made = make()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, made, { mode: 0o600, flag: 'wx' })
  return made
}

const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that can be read aloud, such as `k7mq-x3ev-p9ha`: about 59 bits. */
export const readablePassword = () =>
  [0, 4, 8]
    .map((at) =>
      [...randomBytes(12)]
        .slice(at, at + 4)
        .map((byte) => READABLE[byte % READABLE.length])
        .join(''),
    )
    .join('-')
