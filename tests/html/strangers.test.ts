import { inspectRoutes } from 'hono/dev'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localOf } from '../../src/content/clinic/clinic-time.ts'
import { type DryRun, toAccept } from '../../src/features/releases/rules/dry-run.ts'
import { builtPages } from '../fixtures/built-pages.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { build, type Site } from '../service/site.ts'

/** Stands in what the draft says, in its picture, in a comment on it and in the label of its link; no request has it. */
const SECRET = 'zqxhidden'
const BRANCH = 'winter'
const MANY = '1000000'
const TIMES = { from: localOf(new Date(Date.now() + 48 * 3_600_000)), until: localOf(new Date(Date.now() + 96 * 3_600_000)) }
const LATER = localOf(new Date(Date.now() + 72 * 3_600_000))

type Texts = { title?: string; brand?: string; question?: string; answer?: string; name?: string }
const DRAFT = {
  'content/siteSettings/settings.json': edit<Texts>((one) => Object.assign(one, { brand: SECRET })),
  'content/page/about.json': edit<Texts & { blocks: object[] }>((one) => {
    one.title = SECRET
    for (const block of one.blocks) Object.assign(block, { heading: SECRET, translations: { ar: { heading: SECRET }, zhCN: {}, zhTW: {} } })
  }),
  'content/faq/fillers-cost.json': edit<Texts>((one) => Object.assign(one, { question: `${SECRET}?`, answer: SECRET })),
  'public/media/winter.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${SECRET}</title></svg>`,
}

/** Addresses that a pattern of the server's routes stands for. */
const PAGES = ['/', '/about', '/ar/about', '/zh-CN/search?q=winter', '/contact', '/procedures/facial/winter-peel', '/sitemap.xml']
const PICTURES = ['/media/winter.svg', `/media/~${BRANCH}/winter.svg`, `/media/w800/~${BRANCH}/winter.svg`]
const LOOKS = [
  ...PAGES.flatMap((path) => [`/~${BRANCH}${path}`, `/~review-link~1${path}`, `/~at~${encodeURIComponent(LATER)}${path}`]),
  `/about?branch=${BRANCH}`,
  `/about?at=${LATER}`,
  `/~${BRANCH}/about?bare`,
  `/~${BRANCH}/about.data`,
  `/~${BRANCH}/about.state`,
  `/%7E${BRANCH}/about`,
  `//~${BRANCH}/about`,
  `/~heads~${BRANCH}/about`,
]
const QUERY =
  'query ($file: String!) { faq(relativePath: $file) { question answer } siteSettings(relativePath: "settings.json") { brand } }'
const BODY = {
  ...{ branch: BRANCH, ref: BRANCH, path: 'content/faq/fillers-cost.json', text: 'Hello.', field: 'answer', language: 'en', choices: {} },
  ...{ q: 'winter', query: QUERY, variables: { file: 'fillers-cost.json' }, name: 'Nobody', number: 1, id: '1' },
}
const ASKED = new URLSearchParams({ branch: BRANCH, ref: BRANCH, path: BODY.path, collection: 'faq', q: 'winter', id: '1', at: LATER })

const HEADERS: Record<string, Record<string, string>> = {
  nothing: {},
  'the branch in a header': { 'x-branch': BRANCH },
  'the branch as git names it': { 'x-branch': `refs/heads/${BRANCH}` },
  'a crawler in a frame': { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'sec-fetch-dest': 'iframe', 'x-branch': BRANCH },
  'a proxy’s words': { 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1', 'x-original-url': `/~${BRANCH}/about` },
  'the public key of the content': { 'x-api-key': 'public-read-only', authorization: 'Bearer public-read-only', 'x-branch': BRANCH },
}
const COOKIES: Record<string, string> = {
  'a flag that anybody can set': 'qa_authenticated=true; x-branch=winter; tinacms-current-branch=winter',
  'forged ones': 'qa_session=a.b.c; qa_review_1=1.zzzz.abc; better-auth.session_token=abc.def; __Secure-better-auth.session_token=abc.def',
}

/** Each set of headers without a cookie, and each cookie with the branch in a header. */
const TRIES: [string, Record<string, string>][] = [
  ...Object.entries(HEADERS),
  ...Object.entries(COOKIES).map(([name, cookie]): [string, Record<string, string>] => [name, { cookie, 'x-branch': BRANCH }]),
]

/** Asks in the way of a route for an address that it stands for. */
type Call = { method: string; path: string; body?: object }
function callsOf({ method, path }: { method: string; path: string }): Call[] {
  const filled = path
    .replace(/:version\{.*?\}(?=\/)/, '1.0')
    .replace(/:branch\{\.\+\}|:ref\{\.\+\}/, BRANCH)
    .replace(/:reference\{[^}]*\}\}?/, 'AAAA-BBBB')
    .replace(':client', 'rose-and-thistle')
    .replace(':token', '1.zzzz.abc')
    .replace(':file', 'winter-peel.svg')
  const methods = method === 'ALL' ? ['GET', 'POST'] : [method]
  const paths =
    filled === '/*' ? [...PAGES, ...PICTURES, ...LOOKS] : [filled.replace('*', 'winter.svg'), `${filled.replace('*', 'about')}?${ASKED}`]
  return methods.flatMap((one) =>
    paths.map((address) => ({ method: one, path: address, ...(['GET', 'HEAD'].includes(one) ? {} : { body: BODY }) })),
  )
}

/** Returns all that an answer tells: its status line aside, each header and the whole body. */
async function told(site: Site, { method, path, body }: Call, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  const answer = await site.ask(path, { method, headers, ...(body && { body }) })
  const head = [...answer.headers].join('\n')
  if (answer.headers.get('content-type') === 'text/event-stream') {
    await answer.body?.cancel()
    return { status: answer.status, text: head }
  }
  return { status: answer.status, text: `${head}\n${Buffer.from(await answer.arrayBuffer()).toString('latin1')}` }
}

describe.each(['off', 'server', 'browser'])('while the gate is “%s”', (gate) => {
  let site: Site
  let [owner, tester] = ['', '']

  beforeAll(async () => {
    const limits = { CONTENT_PER_ADDRESS: MANY, ENQUIRIES_PER_ADDRESS: MANY, ENQUIRIES_IN_TOTAL: MANY }
    site = await build({ GATE: gate, ...limits }, builtPages())
    owner = await site.signIn()
    tester = await site.test()
    const post = async <Answer>(path: string, body: object) => {
      const answer = await site.ask(path, { headers: { cookie: owner }, body })
      const told = await answer.text()
      expect(answer.status, `${path}: ${told}`).toBe(200)
      return JSON.parse(told) as Answer
    }
    expect(await post('/api/drafts', { name: BRANCH })).toEqual({ branch: BRANCH })
    commitTo(site.garden.dir, BRANCH, DRAFT)
    await post('/api/reviews/comments', { branch: BRANCH, path: BODY.path, field: 'answer', language: 'en', text: SECRET })
    await post('/api/reviews/links', { branch: BRANCH, label: SECRET, days: 7, isFrozen: false })
    const dryRun = await post<DryRun>('/api/drafts/plan', { branch: BRANCH, choices: {} })
    const looked = dryRun.findings.map(({ key }) => key)
    await post('/api/releases/planned', {
      branch: BRANCH,
      tip: dryRun.tip,
      choices: {},
      looked,
      accepted: toAccept(dryRun, true),
      ...TIMES,
    })
  })
  afterAll(() => site.close())

  test('nobody without a pass gets a byte of a draft, by any route, header and cookie', async () => {
    const routes = inspectRoutes(site.app).filter(({ isMiddleware }) => !isMiddleware)
    const calls = routes.flatMap(callsOf)
    expect(calls.length).toBeGreaterThan(150)
    const leaks: string[] = []
    for (const call of calls)
      for (const [name, headers] of TRIES) {
        const { status, text } = await told(site, call, headers)
        const tried = `${call.method} ${call.path}, ${name}`
        if (text.includes(SECRET)) leaks.push(tried)
        // What is refused for being too much says nothing of what it would have told; only signing in counts its attempts.
        if (status === 429) expect(tried).toMatch(/sign-in|second-step|forgotten|link|comments|vitals|visits/)
      }
    expect(leaks).toEqual([])
  })

  test('whoever has a pass gets what nobody else does, by the same routes', async () => {
    for (const [path, cookie] of [
      [`/~${BRANCH}/about`, tester],
      [`/~${BRANCH}/ar/about`, tester],
      [`/media/~${BRANCH}/winter.svg`, tester],
      [`/~at~${encodeURIComponent(LATER)}/about`, tester],
      [`/api/reviews/comments?branch=${BRANCH}`, owner],
      [`/api/reviews/links?branch=${BRANCH}`, owner],
    ] as const)
      expect((await told(site, { method: 'GET', path }, { cookie })).text.includes(SECRET), path).toBe(true)
  })
})
