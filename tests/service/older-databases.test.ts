import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { Received } from '../../src/features/enquiries/server/record.ts'
import { digestOf } from '../../src/features/enquiries/server/store-enquiry.ts'
import { readSettings } from '../../src/server/settings.ts'
import { openStores } from '../../src/server/stores.ts'
import { OLDER_TABLES } from '../fixtures/older-tables.ts'
import { ask } from '../fixtures/postgres.ts'
import { newPlace, ON_POSTGRES } from './site.ts'

const NOW = Date.now()
const MINUTE_MS = 60_000
const SPELLED = ['v.ictim@example.com', 'Victim@Example.com', 'victim+1@example.com', 'vic.tim+won+more@example.com']

const received = (email: string, message: string, at = NOW): Received => ({
  ...{ form: 'contact', firstName: 'Ada', lastName: "O'Hart", email, phone: '', preferredLocation: undefined, message },
  ...{ locale: 'en', receivedAt: new Date(at) },
})
const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const moment = (ms: number) => (ON_POSTGRES ? `to_timestamp(${ms / 1000})` : String(ms))

/** Writes an enquiry with a letter as every version so far has written it. */
function written(email: string, n: number): string {
  const { locale, receivedAt, ...fields } = received(email, `Words ${n}`, NOW - MINUTE_MS + n)
  const values = [
    text(`AAAA-AAA${n}`),
    moment(receivedAt.getTime()),
    "''",
    "''",
    text(digestOf(received(email, `Words ${n}`))),
    text(locale),
  ]
  return `
    INSERT INTO enquiry (reference, received_at, clinic, suspicions, digest, locale, fields)
    VALUES (${values.join(', ')}, ${text(JSON.stringify(fields))});
    INSERT INTO letter (reference, kind, due_at) VALUES ('AAAA-AAA${n}', 'clinic', ${moment(NOW - MINUTE_MS)});
    INSERT INTO access (at, editor, action, detail) VALUES (${moment(NOW - 2 * MINUTE_MS - n)}, 'ada', 'read', '${n}');`
}

/** A place for what the server keeps, and a way to change it past the site. */
async function somewhere() {
  const settings = readSettings(await newPlace())
  const run = async (sql: string) => {
    if (ON_POSTGRES) await ask(settings.databaseUrl, sql)
    else new DatabaseSync(join(settings.dataDir, 'enquiries.sqlite')).exec(sql)
  }
  return { open: () => openStores(settings), run }
}

test.each(OLDER_TABLES[ON_POSTGRES ? 'PostgreSQL' : 'SQLite'])(
  'a database of an earlier version is brought up to date once, with all that it holds',
  async (tables) => {
    const { open, run } = await somewhere()
    await run(tables + SPELLED.map(written).join(''))
    await (await open()).close()
    const stores = await open()
    const { book, outbox, log, clock } = stores.enquiries
    expect(await clock.read()).toEqual({ seenAt: new Date(NOW - MINUTE_MS + 3), steadySince: new Date(0) })
    expect((await book.list({ suspected: false })).map(({ reference }) => reference)).toEqual([
      'AAAA-AAA3',
      'AAAA-AAA2',
      'AAAA-AAA1',
      'AAAA-AAA0',
    ])
    expect((await book.find('AAAA-AAA0'))?.received).toEqual(received('v.ictim@example.com', 'Words 0', NOW - MINUTE_MS))
    expect((await log.list(10)).map(({ detail }) => detail)).toEqual(['3', '2', '1', '0'])
    expect((await outbox.due(new Date(NOW), 10)).map(({ reference }) => reference).sort()).toEqual([
      'AAAA-AAA0',
      'AAAA-AAA1',
      'AAAA-AAA2',
      'AAAA-AAA3',
    ])

    const keep = (message: string) => book.keep(received('victim@example.com', message), { suspicions: [] })
    const again = await book.keep(received('v.ictim@example.com', 'Words 0'), { suspicions: [] })
    expect(again).toEqual({ reference: 'AAAA-AAA0', again: true })
    const suspicions = async (message: string) => (await book.find((await keep(message)).reference))?.suspicions
    expect([await suspicions('The fifth'), await suspicions('The sixth')]).toEqual([[], ['many to one address']])
    await stores.close()
  },
)

test('a database of a newer version stops the start', async () => {
  const { open, run } = await somewhere()
  await (await open()).close()
  await run('UPDATE schema_version SET version = 1000')
  await expect(open()).rejects.toThrow(/made by a newer version of the site \(tables 1000, /)
})
