import type { DatabaseSync } from 'node:sqlite'

type Waiting = { work: () => unknown; done(value: unknown): void; failed(error: unknown): void }

/** Runs what comes in at the same moment in one transaction, so that many enquiries share one wait for the disk. */
export function together(database: DatabaseSync) {
  let waiting: Waiting[] = []
  const flush = () => {
    const batch = waiting
    waiting = []
    try {
      database.exec('BEGIN IMMEDIATE')
      const values = batch.map(({ work }) => work())
      database.exec('COMMIT')
      for (const [index, { done }] of batch.entries()) done(values[index])
    } catch (error) {
      for (const { failed } of batch) failed(error)
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
    }
  }
  return <Value>(work: () => Value) =>
    new Promise<Value>((done, failed) => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ work, done: (value) => done(value as Value), failed })
    })
}

/** Runs a change in its own turn, durable once it resolves. */
export type Together = ReturnType<typeof together>
