import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { localise } from '../content/view/localise.ts'
import type { AccountLetter } from '../features/accounts/server/links/letters.ts'
import { firstEditor } from '../features/accounts/server/people/first-editor.ts'
import { withDeveloper } from '../features/accounts/server/sign-in/developer.ts'
import { asideLetters, untoldProblem } from '../features/enquiries/server/mail/clinic-letter.ts'
import { startPostman } from '../features/enquiries/server/mail/postman.ts'
import { startRounds } from '../features/enquiries/server/mail/rounds.ts'
import { startStaffPostman } from '../features/enquiries/server/mail/staff-postman.ts'
import { openSmtp } from '../features/enquiries/server/mail/transport.ts'
import { createGate } from '../features/gate/server/gate.ts'
import { openGatePassword } from '../features/gate/server/password.ts'
import { openPresence } from '../features/presence/server/presence.ts'
import { createSchedule, startSchedule } from '../features/releases/server/schedule.ts'
import { reportOn } from '../features/report/server/routes.ts'
import { mentionLetters } from '../features/reviews/server/comments/letters.ts'
import { createSignOff } from '../features/reviews/server/routes.ts'
import { may } from '../model/roles.ts'
import { createApp } from './app.ts'
import { makeBackup } from './backup/make.ts'
import { givenPassphrase } from './backup/passphrase.ts'
import { backupWarning, startBackups } from './backup/schedule.ts'
import { canEdit } from './content/branches/views.ts'
import { lockFolder } from './content/place/lock-folder.ts'
import { contentProbes } from './content/probe.ts'
import { diskProbes } from './disk.ts'
import { createDrain } from './http/drain.ts'
import { asJson, logInLines } from './http/log.ts'
import { requestId } from './http/request-id.ts'
import { steadyClock } from './http/steady-clock.ts'
import { mishapOf } from './http/told.ts'
import { reasonOf } from './http/unreachable.ts'
import { createFront } from './pages/front.ts'
import { createRenderer } from './pages/renderer.ts'
import { startRetention } from './retention.ts'
import { listenRefusal, readSettings, type ServerSettings } from './settings.ts'
import { openSource } from './source.ts'
import { openDataDir } from './stores/files/data-dir.ts'
import { type Held, holdFolder, noteRunning } from './stores/files/running.ts'
import { openStores } from './stores.ts'
import { startTroubleLetters } from './trouble-letters.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** The name of the lock of the content's folder. */
const RUNNING = 'running'
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
/** The longest time for what was asked before the end to be answered, and for what runs beside to end after that. */
const DRAIN_MS = 60_000
const ENDING_MS = 10_000
const development = process.argv.includes('--dev')

async function main() {
  // Developers see where in the program something went wrong; whoever reads a log gets one line for each thing.
  if (!development) logInLines(console, process.env.LOG === 'json' ? asJson(requestId) : undefined)
  const settings = readSettings(process.env)
  const passphrase = givenPassphrase(settings.backupKey)
  openDataDir(settings.dataDir)
  const place = { ...settings, contentDir: settings.cloud ? undefined : settings.contentDir }
  const ownPlaces = { DATA_DIR: place.dataDir, CONTENT_DIR: place.contentDir }
  const warning = settings.backups && (await backupWarning(settings.backups.folder, ownPlaces))
  const held = [noteRunning(settings.dataDir, Boolean(settings.databaseUrl)), ...(await holdContent(settings))]
  const stores = await openStores(settings)
  const presence = openPresence(stores.presence)
  const source = await openSource(settings, presence.saved, stores.several)
  const { branches } = source
  const { enquiries } = stores
  const accounts = development && LOOPBACK.has(settings.host) ? withDeveloper(stores.accounts) : stores.accounts
  const retention = startRetention(
    {
      ...enquiries,
      logs: [enquiries.log, accounts.log, stores.planned, stores.staffLetters, stores.reviews],
      searches: stores.searches,
      visits: stores.visits,
    },
    settings.enquiries.keepDays,
  )
  const mailer = settings.mail && openSmtp(settings.mail.url, settings.mail.from)
  const siteSettings = async () => (await branches.main.content().settings()).data.siteSettings
  const sendLetter = mailer && ((letter: AccountLetter) => mailer.send(letter, `account.${randomUUID()}`))
  /** Says in the log of accounts, where owners look, that somebody's letter was given up. */
  const givenUp = async (email: string, reason = '') => {
    console.error(`A letter to ${email} was given up: ${reason}`)
    const told = accounts.log.note({ action: 'letter-undelivered', email })
    await told.catch((error: unknown) => console.error(`That can't be noted: ${reasonOf(error)}`))
  }
  const postman = mailer && startPostman({ enquiries, settings: siteSettings, send: mailer.send })
  const staffPostman = mailer && startStaffPostman({ outbox: stores.staffLetters, send: mailer.send, givenUp })
  const wayIn = await stores.inTurn(() => firstEditor(stores.accounts, settings.firstEditor))
  const http = createServer()
  const drain = createDrain(http)
  const { load, middleware } = development ? await (await import('./development.ts')).developmentBuild(http) : productionBuild()
  // Kept, because a server that lets nobody in any more, and still answers, has no address.
  let { port } = settings
  const origin = () => settings.publicUrl || `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`
  const mentions = mentionLetters(stores.reviews, { origin, brand: accounts.brand })
  const mentionPostman = mailer && startRounds({ ...mentions, send: mailer.send, givenUp })
  // In development Tina's own server writes an admin in local mode, which talks to it rather than to us.
  const admin = join(ROOT, development ? 'public/admin' : 'build/admin')
  const folders = { client: join(ROOT, 'build/site/client'), admin, public: join(ROOT, 'public') }
  const gatePassword = await openGatePassword(settings.gatePassword, stores)
  const { limit, endedPasses } = stores
  const key = await stores.secret('cookie-key')
  const gate = createGate({ mode: settings.gate, password: gatePassword.password, key, endedPasses, limit })
  const render = createRenderer(load, development ? 'development' : 'production')
  const notErasing = retention.problem
  const backups =
    settings.backups && passphrase && startBackups(settings.backups, (file) => makeBackup(file, place, passphrase, { alone: true }))
  const found = [...diskProbes(settings), ...contentProbes(branches.main), ...(source.remote ? [source.remote.trouble] : [])]
  const untold = async () => untoldProblem(await enquiries.book.countUntold())
  const clocks = [async () => notErasing(), async () => steadyClock.problem()]
  const probes = [...found, ...clocks, untold, ...(backups ? [backups.problem] : [])]
  const owners = async () => (await accounts.list()).filter((account) => may(account, 'accounts.manage')).map(({ email }) => email)
  const aside = async () => asideLetters(await enquiries.book.countAside(), localise(await siteSettings(), 'en'), origin())
  const daily = { probes, owners, aside, brand: accounts.brand, origin, givenUp }
  const troubleLetters = mailer && startTroubleLetters({ ...daily, send: mailer.send })
  const lateBackup = backups ? backups.late : undefined
  const kept = {
    accounts,
    sendLetter,
    enquiries,
    searches: stores.searches,
    planned: stores.planned,
    reviews: stores.reviews,
    reviewKey: key,
    visits: stores.visits,
    answers: stores.answers,
    texts: stores.texts,
    limit,
    notErasing,
    probes,
    lateBackup,
  }
  let stopping = false
  const front = createFront(branches.main, settings.trustedProxies)
  const shown = { gate, render, front, origin }
  const app = createApp({ settings, stopping: () => stopping, development, folders, ...source, ...kept, presence, ...shown })
  const listener = getRequestListener(app.fetch)
  http.on('request', (request, response) =>
    middleware(request, response, () => void (front.answer(request, response) || listener(request, response))),
  )
  await new Promise<void>((ready, failed) => {
    http.once('error', (error) => failed(new Error(listenRefusal(error, settings)))).listen(settings.port, settings.host, ready)
  })
  port = (http.address() as AddressInfo).port
  for (const { listens } of held) listens(port)

  // It compares the clock with when the time was last noted, before anything goes by it.
  await retention.first
  const { planned, releasing } = stores
  const schedule = canEdit(branches)
    ? startSchedule(
        createSchedule({
          branches,
          report: reportOn,
          ...createSignOff(branches, stores.reviews),
          planned,
          mayPublish: (email) => accounts.may(email, 'releases.publish'),
          alone: releasing,
          newest: source.newest,
          isShared: Boolean(stores.several),
          origin,
        }),
      )
    : undefined

  console.log(`Pages   ${origin()}/`)
  if (settings.gate !== 'off') console.log(`Staff   ${origin()}/staff (password: ${gatePassword.told})`)
  console.log(`Editor  ${origin()}/admin/index.html${wayIn ? ` (${wayIn})` : ''}`)
  if (!postman) console.log('No mail server is set (SMTP_URL): enquiries wait in the inbox of the admin, and no e-mail is sent.')
  for (const note of [...source.notes, ...(warning ? [warning] : [])]) console.log(note)

  const stop = async () => {
    // A terminal signals the whole group, and npm passes the signal on once more.
    if (stopping) return
    stopping = true
    presence.close()
    await drain(DRAIN_MS)
    setTimeout(() => process.exit(0), ENDING_MS).unref()
    await schedule?.stop()
    await Promise.all([postman?.stop(), staffPostman?.stop(), mentionPostman?.stop()])
    retention.stop()
    troubleLetters?.stop()
    if (backups) backups.stop()
    mailer?.close()
    await source.stop()
    await stores.close()
    for (const { end } of held) end()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Whoever started this was killed: nobody else would end it. The channel alone keeps nothing going.
  process.on('disconnect', stop)
  process.channel?.unref()
  if (process.send && !process.connected) await stop()
  // TinaCMS starts it through a shell, which lives on without it, and gives no channel.
  const starter = process.ppid
  if (development) setInterval(() => process.ppid !== starter && void stop(), 500).unref()
}

/** Takes the folder of the content, unless it comes from elsewhere, or can't be written, so that nobody saves there. */
async function holdContent({ cloud, contentDir, databaseUrl }: ServerSettings): Promise<Held[]> {
  const folder = cloud ? undefined : await lockFolder(contentDir)
  if (folder === undefined) return []
  try {
    return [holdFolder(join(folder, RUNNING), 'CONTENT_DIR', Boolean(databaseUrl))]
  } catch (error) {
    // Pages are served all the same where the disk is full, or knows no locks.
    if (!mishapOf(error)) throw error
    console.error(`CONTENT_DIR could not be locked against a second process: ${error}`)
    return []
  }
}

function productionBuild() {
  const build = import(join(ROOT, 'build/site/server/index.js')) as Promise<ServerBuild>
  return { load: () => build, middleware: (_request: unknown, _response: unknown, next: () => void) => next() }
}

main().catch((error: unknown) => {
  // Each wrong setting is a line of its own.
  for (const line of String(error instanceof Error ? error.message : error).split('\n')) console.error(line)
  process.exit(1)
})
