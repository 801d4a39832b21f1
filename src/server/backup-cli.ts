import { existsSync } from 'node:fs'
import { makeBackup } from './backup/make.ts'
import { askPassphrase } from './backup/passphrase.ts'
import { restore } from './backup/restore.ts'
import { readSettings } from './settings.ts'
import { countIn, countTable } from './stores/rows/store-at.ts'
import { openStores } from './stores.ts'

const USAGE = `npm run backup -- site.backup     everything that the site keeps, in one encrypted file; the site may run
npm run restore -- site.backup    puts it back, into an empty DATA_DIR, CONTENT_DIR and database`

/** Runs the operator's command on backups, and returns the text to print. */
async function main([command, file]: string[]): Promise<string> {
  const settings = readSettings(process.env)
  const place = { ...settings, contentDir: settings.cloud ? undefined : settings.contentDir }
  if (command === 'make' && file) {
    const total = await makeBackup(file, place, await askPassphrase(settings.backupKey, 2))
    const rows = Object.values(total?.tables ?? {}).reduce((sum, count) => sum + count, 0)
    return `${file} holds ${rows} rows of ${Object.keys(total?.tables ?? {}).length} tables, and ${place.contentDir === undefined ? 'no content, which is on TinaCloud' : 'the content with its history'}. Without its passphrase nobody can read it.`
  }
  if (command === 'restore' && file) {
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
    const makeTables = async (version?: number) => (await openStores(settings, version)).close()
    const { made, tables, history } = await restore(file, place, await askPassphrase(settings.backupKey, 1), makeTables)
    const after = await countIn(place)
    const shown = countTable(['backup', 'restored'], [tables, after])
    const moved = history?.prefix ? `\nThe content is in CONTENT_DIR/${history.prefix}: start the site with that as CONTENT_DIR.` : ''
    return `${shown}\nThe site is as it was at ${made}.${moved}`
  }
  throw new Error(USAGE)
}

main(process.argv.slice(2)).then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
