import { defineConfig } from 'vitest/config'
import { findPostgres } from './fixtures/postgres.ts'

const FILES = 'tests/{unit,service}/**/*.test.{ts,tsx}'
/** What has modules replaced: they would stay so for the file that comes next. */
const MOCKED = 'tests/unit/mocked/**/*.test.{ts,tsx}'
/** What asks for pages: with the React that visitors get, which takes a third of the time. */
const PAGES = 'tests/{content,html}/**/*.test.ts'
/** What the server keeps: these run with PostgreSQL in place of files, too; in the full run also what takes longer. */
const STORED = [
  'clock,comments,enquiries,inbox,missed-searches,older-databases,roles,secrets,visits',
  ...(process.env.THOROUGH ? ['backup,in-hand,people,review-links,sign-off'] : []),
]
/** Accounts and letters, which take longest: `npm run test:long` has them with PostgreSQL. */
const STORED_LONG = 'forgotten,letters,many-letters,own-sessions,passkeys,second-factor,sign-in,sign-in-limits'
const service = (names: string) => `tests/service/{${names}}.test.ts`
/** What only several processes can do. */
const SHARED = 'tests/service/postgres/**/*.test.ts'

const withPostgres = {
  extends: true as const,
  test: {
    name: 'PostgreSQL',
    include: [...STORED.map(service), SHARED],
    env: { STORE: 'PostgreSQL' },
    globalSetup: ['tests/fixtures/shared-postgres.ts'],
  },
}
const longWithPostgres = { ...withPostgres, test: { ...withPostgres.test, name: 'long with PostgreSQL', include: [service(STORED_LONG)] } }
if (!findPostgres()) console.log('PostgreSQL is not installed: its tests are skipped.')

/** Without the router's plugin: it needs a server of its own. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // For what hangs. On a machine that is busy with browsers, what waits for git and a database takes two minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // By itself vitest leaves one of two cores idle.
    maxWorkers: 2,
    // What one file leaves in memory the next may meet: nothing is kept there but the modules, whose loading took longer than most tests.
    isolate: false,
    setupFiles: ['tests/fixtures/own-time.ts'],
    // The generated client is left to Node: Vite's parser refuses one of its lines. So is the built site: it is what Node runs.
    server: { deps: { external: [/tina\/__generated__\//, /build\/site\/server\//] } },
    projects: [
      { extends: true, test: { name: 'files', include: [FILES], exclude: [SHARED, MOCKED] } },
      { extends: true, test: { name: 'with modules replaced', include: [MOCKED], isolate: true } },
      { extends: true, test: { name: 'pages', include: [PAGES], env: { NODE_ENV: 'production' } } },
      ...(findPostgres() ? [process.env.LONG ? longWithPostgres : withPostgres] : []),
    ],
  },
})
