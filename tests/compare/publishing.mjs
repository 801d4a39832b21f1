import { performance } from 'node:perf_hooks'
import { commitTo, git } from '../fixtures/repository.ts'
import { cookiesOf, EDITOR, startServer } from '../fixtures/server.ts'

/**
 * `npm run compare:publishing`: how long it takes from the click on Publish to the public page that says what the draft said, for
 * drafts of 1, 50 and 500 documents, and before it how long the dialog reads: median and 95th percentile of 20 releases each (`-- 5`: of
 * five), in milliseconds, on a production server with 500 documents more than the clinic of the tests has.
 */
const SIZES = [1, 50, 500]
const RELEASES = Number(process.argv[2] ?? 20)
const MOST = Math.max(...SIZES)
/** The question that the page shows on which a release is waited for. */
const SHOWN = 'content/faq/fillers-cost.json'
const PAGE = '/london/fillers'
const PATIENCE_MS = 120_000

const pathOf = (n) => (n === 0 ? SHOWN : `content/faq/bench-${n}.json`)
const question = (n, text) => ({
  question: text,
  answer: `Answer ${n}.`,
  category: 'bench',
  page: '/london/fillers',
  translations: { zhCN: {}, zhTW: {}, ar: {} },
})

/** The value below which so many of the hundred are: `(values, 95)` */
const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil((values.length * share) / 100) - 1)]

const site = await startServer(
  {},
  {
    history: true,
    prepare(dir) {
      const files = Array.from({ length: MOST - 1 }, (_, n) => [
        pathOf(n + 1),
        JSON.stringify(question(n + 1, `Before ${n + 1}?`), null, 2),
      ])
      commitTo(dir, 'bench', Object.fromEntries(files))
      git(dir, 'merge', '-q', '--ff-only', 'bench')
      git(dir, 'branch', '-q', '-D', 'bench')
    },
  },
)

try {
  const headers = { origin: site.origin, 'content-type': 'application/json' }
  const post = async (path, body) => {
    const response = await fetch(site.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  headers.cookie = cookiesOf(await post('/api/editors/sign-in/email', EDITOR))
  const ask = async (path, body) => (await post(path, body)).json()
  const shows = async (text) => (await (await fetch(site.origin + PAGE)).text()).includes(text)

  /** Publishes a draft of so many documents, and returns how long the dialog read, and how long it took from the click to the page. */
  async function release(documents, turn) {
    const mark = `Bench${documents}x${turn}`
    const { branch } = await ask('/api/drafts', { name: mark })
    const shown = JSON.parse(git(site.dir, 'show', `main:${SHOWN}`))
    const changed = Array.from({ length: documents }, (_, n) => {
      const document = n === 0 ? { ...shown, question: `${mark}?` } : question(n, `${mark} ${n}?`)
      return [pathOf(n), JSON.stringify(document, null, 2)]
    })
    commitTo(site.dir, branch, Object.fromEntries(changed))
    const opened = performance.now()
    const { tip, findings } = await ask('/api/drafts/plan', { branch, choices: {} })
    const clicked = performance.now()
    await post('/api/drafts/publish', { branch, tip, choices: {}, looked: findings.map(({ key }) => key) })
    while (!(await shows(mark))) if (performance.now() - clicked > PATIENCE_MS) throw new Error(`${mark} never came.`)
    const there = performance.now()
    await post('/api/drafts/removal', { branch })
    return { read: clicked - opened, came: there - clicked }
  }

  console.log('documents  releases  dialog median  dialog 95 %  click to page median  click to page 95 %')
  for (const documents of SIZES) {
    const times = []
    for (let turn = 0; turn < RELEASES; turn += 1) times.push(await release(documents, turn))
    const [read, came] = [times.map((one) => one.read), times.map((one) => one.came)]
    const cells = [percentile(read, 50), percentile(read, 95), percentile(came, 50), percentile(came, 95)].map(
      (ms) => `${Math.round(ms)} ms`,
    )
    const widths = [15, 13, 22, 20]
    console.log(String(documents).padStart(9) + String(RELEASES).padStart(10) + cells.map((cell, at) => cell.padStart(widths[at])).join(''))
  }
} finally {
  await site.stop()
}
