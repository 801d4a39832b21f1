import { readSettings } from './settings.ts'
import { removeStore } from './stores/files/data-dir.ts'
import { keepStopped } from './stores/files/running.ts'
import { copyRows } from './stores/rows/copy.ts'
import { assertEmpty, countTable, openSnapshot, type StorePlace } from './stores/rows/store-at.ts'
import { openStores } from './stores.ts'

const USAGE = `npm run move -- --to postgres://user:password@host/name   from the files of DATA_DIR into PostgreSQL
npm run move -- --to files                                from PostgreSQL (DATABASE_URL) into the files of DATA_DIR
The site has to be stopped. What it moves from stays as it is.`

const TO_POSTGRES = `Everything is in PostgreSQL. Set DATABASE_URL to that address and start the site. Once it runs well, delete the databases
and keys in DATA_DIR (*.sqlite, *-key, gate-password): they hold personal data, and nothing erases it there any more.`
const TO_FILES = `Everything is in DATA_DIR. Leave DATABASE_URL out and start the site. Once it runs well, drop the database: it holds personal
data, and nothing erases it there any more.`

/** Moves what the site keeps from one kind of store to the other, and returns the text to print. */
async function main([flag, to = '']: string[]): Promise<string> {
  const settings = readSettings(process.env)
  const { databaseUrl, dataDir } = settings
  if (flag !== '--to' || !to) throw new Error(USAGE)
  const target = { ...settings, databaseUrl: to === 'files' ? '' : readSettings({ DATABASE_URL: to }).databaseUrl }
  if (!databaseUrl && !target.databaseUrl) throw new Error('What the site keeps is in files already: DATABASE_URL is not set.')
  if (databaseUrl && target.databaseUrl)
    throw new Error('What the site keeps is in PostgreSQL already: DATABASE_URL is set. Move it to files, or leave DATABASE_URL out.')
  const end = keepStopped(dataDir)
  try {
    await assertNobody(databaseUrl || target.databaseUrl)
    await (await openSnapshot(settings))?.close()
    await assertEmpty(target)
    // Both have the same tables now, those of this version.
    for (const place of [settings, target]) await (await openStores(place)).close()
    const { before, after } = await copyRows(settings, target).catch((error: unknown) => {
      if (!target.databaseUrl) removeStore(dataDir)
      throw error
    })
    return `${countTable(['before', 'after'], [before, after])}\n${target.databaseUrl ? TO_POSTGRES : TO_FILES}`
  } finally {
    end()
  }
}

/** Throws a sentence if a process of the site is connected to the database. */
async function assertNobody(url: StorePlace['databaseUrl']) {
  const { isInUse } = await import('./stores/rows/from-postgres.ts')
  if (await isInUse(url)) throw new Error('A process of the site is connected to the database. Stop all of them first.')
}

main(process.argv.slice(2)).then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
