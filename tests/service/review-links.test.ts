import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comments } from '../../src/features/reviews/rules/comments.ts'
import { type NewLink, nameBefore, nameOfLink, type ReviewLink } from '../../src/features/reviews/rules/review-links.ts'
import { tokenOf } from '../../src/features/reviews/server/links/link-token.ts'
import { baseOf } from '../../src/i18n/addresses.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { cookiesOf } from '../fixtures/server.ts'
import { ben, question } from './questions.ts'
import { build, type Site } from './site.ts'

const KEY = 'key'.repeat(20)
const SETTINGS = 'content/siteSettings/settings.json'
const ABOUT = 'content/page/about.json'
let site: Site
let owner = ''

beforeAll(async () => {
  site = await build({ GATE: 'server', CONTENT_PER_ADDRESS: '10000' })
  owner = await site.signIn()
})
afterAll(() => site.close())

const get = (path: string, cookie = '') => site.ask(path, { headers: { cookie } })
/** Tells whether a page says that its link has ended, and is kept and indexed by nobody. */
async function endedAt(path: string, cookie: string, said = 'This link has ended') {
  const answer = await site.ask(path, { headers: { cookie, accept: 'text/html' } })
  const text = await answer.text()
  return answer.status === 404 && text.includes(said) && answer.headers.get('x-robots-tag') === 'noindex' && !text.includes('brand')
}
async function begin(name: string) {
  const answer = await site.ask('/api/drafts', { headers: { cookie: owner }, body: { name } })
  return ((await answer.json()) as { branch: string }).branch
}
const rename = (branch: string, brand: string) =>
  commitTo(site.garden.dir, branch, {
    [SETTINGS]: edit<{ brand: string }>((one) => Object.assign(one, { brand })),
    [ABOUT]: edit<{ title: string }>((one) => Object.assign(one, { title: brand })),
  })
async function make(branch: string, more: Partial<NewLink> = {}): Promise<ReviewLink> {
  const body: NewLink = { branch, label: 'Dr Hartwell', days: 7, isFrozen: false, ...more }
  const answer = await site.ask('/api/reviews/links', { headers: { cookie: owner }, body })
  const [link] = (await answer.json()) as ReviewLink[]
  if (!link) throw new Error('No link was made.')
  return link
}
/** Opens a link as a browser does: the address that it leads to, and the cookie that opens it. */
async function follow({ address = '' }: ReviewLink) {
  const answer = await get(address)
  expect(answer.status).toBe(303)
  return { page: answer.headers.get('location') ?? '', cookie: cookiesOf(answer), answer }
}
type Page = { open: boolean; brand: string; preview?: { branches: string[]; called?: string; branch?: string } }
const pageOf = async (path: string, cookie: string) => (await get(path, cookie)).json() as Promise<Page>

test('a link opens its draft and nothing else, for the browser that followed it; nothing of it is kept or indexed', async () => {
  const [branch, other] = [await begin('Winter offers'), await begin('Secret')]
  rename(branch, 'In the draft')
  rename(other, 'Secret brand')
  const { page, cookie, answer } = await follow(await make(branch))
  expect(page).toMatch(/^\/~review-link~\w+\/about$/)
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/)
  for (const header of ['cache-control', 'x-robots-tag']) expect(answer.headers.get(header)).toMatch(/private, no-store|noindex/)
  const shown = await get(page, cookie)
  expect([shown.headers.get('cache-control'), shown.headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
  const told = (await shown.json()) as Page
  expect(told).toMatchObject({ open: true, brand: 'In the draft', preview: { branches: [], called: 'Winter offers' } })
  // Readers learn neither of other drafts nor of who works here.
  expect(JSON.stringify(told)).not.toContain(other)
  expect(JSON.stringify(told)).not.toContain('Developer')
  // The site itself stays behind its gate, and so does every other draft, by whatever name.
  expect((await pageOf('/about', cookie)).open).toBe(false)
  expect(await endedAt('/~review-link~999/about', cookie)).toBe(true)
  for (const path of [`/~${branch}/about`, `/~${other}/about`, `/about?branch=${other}`])
    expect(`${path} ${(await get(path, cookie)).headers.get('location')}`).toContain('/staff')
})

test('without a good link no route gives a byte of a draft away, whatever header or cookie is tried', async () => {
  const branch = await begin('Hidden offers')
  rename(branch, 'Hidden brand')
  commitTo(site.garden.dir, branch, { 'public/media/hidden.webp': Buffer.from('hidden') })
  const good = await make(branch)
  const { page, cookie } = await follow(good)
  const base = page.replace(/\/about$/, '')
  const name = decodeURIComponent(base.slice(2)).replace('~', '/')
  const [its = '', token = ''] = cookie.split('=')
  const number = good.number
  const over = { number, until: new Date(Date.now() - 1000) }
  const later = token.replace(/\.[^.]+\./, `.${(Date.now() + 9e9).toString(36)}.`)
  const cookies = {
    none: '',
    cut: `${its}=${token.slice(0, -1)}`,
    forged: `${its}=${tokenOf('another key'.repeat(6), { number, until: new Date(Date.now() + 9e9) })}`,
    over: `${its}=${tokenOf(KEY, over)}`,
    'made longer': `${its}=${later}`,
    'of another link': (await follow(await make(await begin('Other')))).cookie,
    flag: 'qa_authenticated=true; qa_session=x.y',
    reception: await reception(),
  }
  const routes: [string, RequestInit & { body?: never }][] = [
    ...[
      page,
      base,
      `${base}/ar/about`,
      `/~${branch}/about`,
      `/about?branch=${branch}`,
      `${page}?branch=${branch}`,
      `${page}?bare`,
      `/~${branch}/about?bare`,
      `${base}~before/about?bare`,
      `${base}~before/about`,
    ].map((path): [string, object] => [path, {}]),
    [`${page}.data`, {}],
    [page, { method: 'HEAD' }],
    [page, { headers: { 'sec-fetch-dest': 'iframe', 'x-branch': branch } }],
    [`/media${base}/hidden.webp`, {}],
    [`/media/w800${base}/hidden.webp`, {}],
    ['/media/hidden.webp', { headers: { 'x-branch': branch } }],
    [`/api/preview/version?branch=${name}`, {}],
    ...['comments', 'seen', 'links'].flatMap((what): [string, object][] => [
      [`/api/reviews/${what}?branch=${name}`, {}],
      [`/api/reviews/${what}?branch=${branch}`, {}],
    ]),
    [`/1.0/content/rose-and-thistle/github/${branch}`, { method: 'POST', headers: { 'x-api-key': 'public-read-only' } }],
    [`/1.0/content/rose-and-thistle/github/${name}`, { method: 'POST', headers: { 'x-api-key': 'public-read-only' } }],
    ['/sitemap.xml', { headers: { 'x-branch': branch } }],
    ['/robots.txt', {}],
    ...[`${good.address}x`, `/review/${tokenOf(KEY, over)}`, `/review/${later}`].map((path): [string, object] => [path, {}]),
  ]
  const leaks: string[] = []
  for (const [who, cookie] of Object.entries(cookies))
    for (const [path, init] of routes) {
      const answer = await site.ask(path, { ...init, headers: { ...(init.headers as object), cookie } })
      const told = `${await answer.text()} ${[...answer.headers].filter(([header]) => header !== 'location').join(' ')}`
      if (/Hidden|hidden/.test(told) || answer.headers.get('set-cookie')?.includes('qa_review')) leaks.push(`${who} ${path}`)
    }
  expect(leaks).toEqual([])
  // And with the link they do.
  expect((await pageOf(page, cookie)).brand).toBe('Hidden brand')
  expect((await get(`/media${base}/hidden.webp`, cookie)).status).not.toBe(404)
})

async function reception() {
  await site.accounts.add({ name: 'Rae', email: 'rae@clinic.example' }, 'correct horse battery', {
    role: 'reception',
    languages: [],
    enquiries: false,
  })
  return site.signIn('rae@clinic.example')
}

test('a link that was ended, or whose time is over, opens nothing from that moment on', async () => {
  const branch = await begin('Ending')
  rename(branch, 'Ending brand')
  const link = await make(branch)
  const { page, cookie } = await follow(link)
  expect((await get(page, cookie)).status).toBe(200)
  const ended = await site.ask('/api/reviews/links/end', { headers: { cookie: owner }, body: { branch, number: link.number } })
  const [told] = (await ended.json()) as ReviewLink[]
  expect(told).toMatchObject({ number: link.number, endedAt: expect.any(String) })
  expect(told?.address).toBeUndefined()
  expect(await endedAt(page, cookie)).toBe(true)
  expect(await endedAt(page.replace(/(?=\/about)/, '/ar'), cookie, 'انتهت صلاحية هذا الرابط')).toBe(true)
  // The application of the open tab gets no data, and asks for the page anew.
  expect((await get(`${page}.data`, cookie)).status).toBe(401)
  expect((await get(link.address ?? '')).status).toBe(404)
  expect((await get(`/api/reviews/comments?branch=review-link/${link.number.toString(36)}`, cookie)).status).toBe(401)
})

test('one stays at what the draft was, the other goes on with it; neither leads to another draft of the same name', async () => {
  const branch = await begin('Going on')
  rename(branch, 'First brand')
  const [frozen, live] = [await follow(await make(branch, { isFrozen: true })), await follow(await make(branch))]
  rename(branch, 'Second brand')
  expect((await pageOf(frozen.page, frozen.cookie)).brand).toBe('First brand')
  expect((await pageOf(live.page, live.cookie)).brand).toBe('Second brand')
  await site.ask('/api/drafts/removal', { headers: { cookie: owner }, body: { branch } })
  const areClosed = () => Promise.all([frozen, live].map(({ page, cookie }) => endedAt(page, cookie)))
  expect(await areClosed()).toEqual([true, true])
  await site.store.put(ben, new Map([['content/faq/between.json', JSON.stringify(question('Between?'))]]))
  expect(await begin('Going on')).toBe(branch)
  rename(branch, 'Third brand')
  expect(await areClosed()).toEqual([true, true])
})

test('whoever has a link compares the draft with what it began with, also behind the gate, and with nothing else', async () => {
  const branch = await begin('Compared')
  const brand = async (path: string, cookie: string) => (await pageOf(path, cookie)).brand
  rename(branch, 'Compared brand')
  const { page, cookie } = await follow(await make(branch))
  const before = page.replace('/about', '~before/about?bare')
  expect(await brand(`${page}?bare`, cookie)).toBe('Compared brand')
  const began = await brand(before, cookie)
  expect(began).not.toMatch(/brand/)
  // What the site says since is not the draft's, and neither is what another draft says.
  await site.store.put(
    ben,
    new Map([[SETTINGS, edit<object>((one) => Object.assign(one, { brand: 'Since then' }))(await site.garden.text(SETTINGS))]]),
  )
  expect(await brand(before, cookie)).toBe(began)
  expect((await pageOf('/about?bare', cookie)).open).toBe(false)
  const other = await begin('Compared too')
  rename(other, 'Another brand')
  const link = await make(other)
  for (const path of [nameOfLink(link.number), nameBefore(link.number)].map((name) => `${baseOf(name)}/about?bare`))
    expect(await endedAt(path, cookie)).toBe(true)
  await site.ask('/api/drafts/removal', { headers: { cookie: owner }, body: { branch } })
  expect(await endedAt(before, cookie)).toBe(true)
})

test('before a branch that has no history in common with the site, a link shows that branch again, never the site', async () => {
  const { garden } = site
  const branch = await begin('Common')
  rename(branch, 'Rootless brand')
  garden.git('branch', 'rootless', garden.git('commit-tree', `${branch}^{tree}`, '-m', 'Without a past'))
  const { page, cookie } = await follow(await make('rootless'))
  for (const path of [`${page}?bare`, page.replace('/about', '~before/about?bare')])
    expect((await pageOf(path, cookie)).brand).toBe('Rootless brand')
})

test('a reader comments under a name they give, and does not tick, settle or learn who works here', async () => {
  const branch = await begin('Read')
  rename(branch, 'Read brand')
  const link = await make(branch)
  const { cookie } = await follow(link)
  const name = `review-link/${link.number.toString(36)}`
  const post = (path: string, body: object) => site.ask(path, { headers: { cookie }, body })
  const said = { branch: name, page: '/about', words: 'Read brand', text: 'Say until when.' }
  expect((await post('/api/reviews/comments', said)).status).toBe(422)
  const answer = await post('/api/reviews/comments', { ...said, name: 'Dr Imogen Hartwell' })
  expect(answer.status).toBe(200)
  const { number } = (await answer.json()) as { number: number }
  const own = (await (await get(`/api/reviews/comments?branch=${name}`, cookie)).json()) as Comments
  expect(own.colleagues).toEqual([])
  const desk = (await (await get(`/api/reviews/comments?branch=${branch}`, owner)).json()) as Comments
  expect(desk.threads).toMatchObject([
    {
      ...{ number, path: ABOUT, said: 'Read brand', stands: { state: 'there', field: 'title' } },
      remarks: [{ by: { kind: 'reader', name: 'Dr Imogen Hartwell' } }],
    },
  ])
  const place = { path: ABOUT, part: '', language: 'en', mark: '' }
  const refused = [
    post('/api/reviews/ticks', { branch: name, isSeen: true, places: [place], name: 'Dr Hartwell' }),
    post('/api/reviews/comments/settled', { branch: name, thread: number, isSettled: true, name: 'Dr Hartwell' }),
    get(`/api/reviews/seen?branch=${name}`, cookie),
    get(`/api/reviews/links?branch=${branch}`, cookie),
    get('/api/drafts', cookie),
  ]
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
})
