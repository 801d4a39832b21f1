import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

const LEAST = 12
const SHORT = `The passphrase of a backup has at least ${LEAST} characters.`

/** Where the passphrase of backups stands: in a setting, or in a file. */
export type PassphraseSources = { passphrase: string; keyFile: string }

/** Returns the passphrase of backups from the settings; undefined if none says it. Throws a sentence if it can't be one. */
export function givenPassphrase({ passphrase, keyFile }: PassphraseSources): string | undefined {
  const given = passphrase || (keyFile && read(keyFile))
  const setting = passphrase ? 'BACKUP_PASSPHRASE' : 'BACKUP_KEY_FILE'
  if ((given || keyFile) && given.length < LEAST) throw new Error(`${setting}: ${SHORT}`)
  return given || undefined
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new Error(`BACKUP_KEY_FILE can't be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** Returns the passphrase from the settings, or asks for it at the terminal, `times` times. What is typed isn't shown. */
export async function askPassphrase(sources: PassphraseSources, times: 1 | 2): Promise<string> {
  const given = givenPassphrase(sources)
  if (given) return given
  if (!process.stdin.isTTY) throw new Error('Say the passphrase of the backup with BACKUP_PASSPHRASE or BACKUP_KEY_FILE.')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    const answers: string[] = []
    for (const question of ['Passphrase of the backup: ', 'The same again: '].slice(0, times)) {
      process.stdout.write(question)
      answers.push(await terminal.question(''))
      process.stdout.write('\n')
    }
    const [first = '', again = first] = answers
    if (first !== again) throw new Error('These were two different passphrases. Nothing was done.')
    if (first.length < LEAST) throw new Error(SHORT)
    return first
  } finally {
    terminal.close()
  }
}
