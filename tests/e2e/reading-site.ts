import { startServer } from '../fixtures/server.ts'

/** Where the site is that all tests share which only read; kept in the environment, which Playwright hands on to its workers. */
const ORIGIN = 'READING_SITE'

export const readingSite = () => ({ origin: process.env[ORIGIN] ?? '' })

/** Starts that site before the first test and gives what ends it. Nobody knows its editor's password: no test can save to it by mistake. */
export default async function begin() {
  const server = await startServer({ EDITOR_EMAIL: '', EDITOR_PASSWORD: '', CONTENT_PER_ADDRESS: '1000000' })
  process.env[ORIGIN] = server.origin
  return () => server.stop()
}
