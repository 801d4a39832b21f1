import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, type Postgres } from '../../../src/server/stores/postgres/postgres.ts'
import { takeTurn } from '../../../src/server/stores/postgres/turn.ts'
import { ask, createDatabase } from '../../fixtures/postgres.ts'
import { until } from '../garden.ts'

let url: string
let [one, other]: [Postgres, Postgres] = [] as never

beforeAll(async () => {
  url = await createDatabase(inject('postgres'))
  ;[one, other] = [connect(url), connect(url)]
})
afterAll(async () => void (await Promise.all([one.close(), other.close()])))

const LOCKS = `SELECT pid, granted FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
const waits = async () => (await ask(url, LOCKS)).some(({ granted }) => !granted)

test('one process has its turn while the other waits, and the other has it after that', async () => {
  const end = await takeTurn(one.pool)
  const order: string[] = []
  const second = takeTurn(other.pool).then((done) => {
    order.push('second')
    return done
  })
  await until(waits, 'the wait')
  order.push('first ends')
  await end()
  await (await second)()
  expect(order).toEqual(['first ends', 'second'])
  expect(await ask(url, LOCKS)).toEqual([])
})

test('the turn of a process whose connection ends goes to the next, and the end of the lost one harms nobody', async () => {
  const lost = await takeTurn(one.pool)
  const next = takeTurn(other.pool)
  await until(waits, 'the wait')
  await ask(url, `SELECT pg_terminate_backend(pid) FROM (${LOCKS}) AS held WHERE granted`)
  const end = await next
  await lost()
  expect(await ask(url, LOCKS)).toMatchObject([{ granted: true }])
  await end()
})

test('without a database it is as if there were no turns', async () => {
  const nowhere = connect('postgres://site@127.0.0.1:1/site')
  await (await takeTurn(nowhere.pool))()
  await nowhere.close()
})
