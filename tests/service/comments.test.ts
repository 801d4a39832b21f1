import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRounds } from '../../src/features/enquiries/server/mail/rounds.ts'
import type { LetterText } from '../../src/features/enquiries/server/mail/transport.ts'
import type { Comments, NewComment, Settling } from '../../src/features/reviews/rules/comments.ts'
import { mentionLetters } from '../../src/features/reviews/server/comments/letters.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { until } from './garden.ts'
import { ben, question, UPDATE } from './questions.ts'
import { build, ORIGIN, PASSWORD, type Site } from './site.ts'

const FILE = 'fillers-cost.json'
const PATH = `content/faq/${FILE}`
let site: Site
let [owner, translator, tester] = ['', '', '']

beforeAll(async () => {
  site = await build({}, { sendLetter: async () => {} })
  owner = await site.signIn()
  const standing = { role: 'translator' as const, languages: ['ar' as const], enquiries: false }
  await site.accounts.add({ name: 'Nadia Farouk', email: 'nadia@clinic.example' }, PASSWORD, standing)
  translator = await site.signIn('nadia@clinic.example')
  tester = await site.test()
})
afterAll(() => site.close())

const begin = async (name: string) => {
  const answer = await site.ask('/api/drafts', { headers: { cookie: owner }, body: { name } })
  return ((await answer.json()) as { branch: string }).branch
}
const save = (branch: string, params: object) =>
  site.ask('/api/tina/gql', { headers: { cookie: owner, 'x-branch': branch }, body: { query: UPDATE, variables: { file: FILE, params } } })
async function say(body: NewComment, cookie = owner) {
  const response = await site.ask('/api/reviews/comments', { headers: { cookie }, body })
  return { status: response.status, body: (await response.json()) as { number: number; reason?: string; message?: string } }
}
async function on(branch: string, cookie = owner): Promise<Comments> {
  return (await site.ask(`/api/reviews/comments?branch=${encodeURIComponent(branch)}`, { headers: { cookie } })).json() as Promise<Comments>
}
const settle = (body: Settling, cookie = owner) => site.ask('/api/reviews/comments/settled', { headers: { cookie }, body })
const ARABIC = { translations: { zhCN: {}, zhTW: {}, ar: { question: 'كم التكلفة؟' } } }

test('a comment stands at its field and language, with the words of that moment, in a thread that is settled and opened again', async () => {
  const branch = await begin('Winter offers')
  await save(branch, { ...question('What does it cost?', 'From £95.'), ...ARABIC })
  const { body } = await say({ branch, path: PATH, field: 'question', language: 'ar', text: ' Say it more politely. ' }, translator)
  expect((await say({ branch, thread: body.number, text: 'Done.' })).status).toBe(200)
  const { threads, as } = await on(branch)
  expect(as).toBe('Ada Hart')
  expect(threads).toMatchObject([
    {
      ...{ path: PATH, title: 'What does it cost?', where: ['Question'], language: 'ar', said: 'كم التكلفة؟' },
      stands: { state: 'there', field: 'question' },
      remarks: [
        { by: { kind: 'account', name: 'Nadia Farouk' }, text: 'Say it more politely.', isOwn: false },
        { by: { kind: 'account', name: 'Ada Hart' }, text: 'Done.', isOwn: true },
      ],
    },
  ])
  expect(threads[0]?.settled).toBeUndefined()
  const thread = body.number
  expect((await settle({ branch, thread, isSettled: true })).status).toBe(200)
  expect((await on(branch)).threads[0]?.settled?.by).toEqual({ kind: 'account', name: 'Ada Hart' })
  await settle({ branch, thread, isSettled: false })
  expect((await on(branch)).threads[0]?.settled).toBeUndefined()
})

test('it is marked when its own text was changed since, and not when another one was', async () => {
  const branch = await begin('Two texts')
  await save(branch, question('What does it cost?', 'From £95.'))
  await say({ branch, path: PATH, field: 'answer', language: 'en', text: 'Until when?' })
  const stateOf = async () => (await on(branch)).threads[0]?.stands.state
  await save(branch, question('And what does it cost?', 'From £95.'))
  expect(await stateOf()).toBe('there')
  await save(branch, question('And what does it cost?', 'From £120.'))
  expect(await stateOf()).toBe('changed')
})

test('a tester comments on words of a page under a name they give, and is told nothing of accounts but names', async () => {
  const branch = await begin('On the page')
  const text = JSON.parse(await site.garden.text('content/page/about.json')) as { blocks: { heading?: string }[] }
  const words = (text.blocks.find(({ heading }) => heading)?.heading ?? '').replace('|', ' ').slice(0, 10)
  expect(words.length).toBe(10)
  const asked = { branch, page: '/ar/about', words, text: 'Is this so?' }
  expect((await say(asked, tester)).body.reason).toBe('name')
  expect((await say({ ...asked, name: ' Dr  Hartwell ' }, tester)).status).toBe(200)
  expect((await say({ branch, page: '/about', words: 'nothing says this', text: 'On the whole page.', name: 'Ann' }, tester)).status).toBe(
    200,
  )
  const answer = await on(branch, tester)
  expect(answer.threads.map(({ path, said, href, remarks }) => [path, said, href, remarks[0]?.by])).toEqual([
    ['content/page/about.json', words, '/about', { kind: 'tester', name: 'Dr Hartwell' }],
    ['content/page/about.json', 'nothing says this', '/about', { kind: 'tester', name: 'Ann' }],
  ])
  expect(answer.threads.map(({ stands }) => stands.field.split('.').at(-1))).toEqual(['heading', ''])
  expect(answer.as).toBeUndefined()
  expect(JSON.stringify(answer)).not.toContain('@clinic.example')
})

test('who speaks without an account is told apart from colleagues wherever a name is shown: in a thread, in its end and in letters', async () => {
  const branch = await begin('Told apart')
  const { body } = await say({ branch, page: '/about', words: 'about', text: '@Nadia Farouk, look.', name: 'Ann' }, tester)
  await settle({ branch, thread: body.number, isSettled: true, name: 'Ann' }, tester)
  const [thread] = (await on(branch)).threads
  expect([thread?.remarks[0]?.by, thread?.settled?.by]).toEqual(Array(2).fill({ kind: 'tester', name: 'Ann' }))
  await settle({ branch, thread: body.number, isSettled: true })
  expect((await on(branch)).threads[0]?.settled?.by).toEqual({ kind: 'account', name: 'Ada Hart' })
  const [mention] = await site.stores.reviews.mentions.due(new Date(Date.now() + 1000), 10)
  if (!mention) throw new Error('There is no letter.')
  const { subject, text } = await mentionLetters(site.stores.reviews, { origin: () => ORIGIN, brand: async () => 'Rose' }).write(mention)
  expect(subject).toBe('Ann (by the testers’ password) mentions you: Told apart')
  expect(text).toContain('Ann（通过测试人员密码） 在')
  await site.stores.reviews.mentions.sent(mention.id, new Date())
})

test('nobody else learns anything, and what is no comment is refused with a reason', async () => {
  const branch = await begin('Closed')
  expect(await say({ branch, path: PATH, field: 'question', language: 'en', text: 'x' }, '')).toMatchObject({ status: 401 })
  expect((await site.ask(`/api/reviews/comments?branch=${branch}`)).status).toBe(401)
  const at = { branch, path: PATH, field: 'question', language: 'en' as const }
  const reasons = await Promise.all([
    say({ ...at, text: '  ' }),
    say({ ...at, text: 'x'.repeat(4001) }),
    say({ ...at, path: 'content/faq/nowhere.json', text: 'x' }),
    say({ ...at, path: '../secret', text: 'x' }),
    say({ branch, thread: 99999, text: 'x' }),
    say({ ...at, branch: 'main', text: 'x' }),
    say({ branch, text: 'x' } as NewComment),
    say({ branch, thread: 1.5, text: 'x' }),
    say({ branch, thread: 1e300, text: 'x' }),
    say({ ...at, field: 'a"] { color: red }', text: 'x' }),
    say({ ...at, branch: 'x\0', text: 'x' }),
  ])
  expect(reasons.map(({ body }) => body.reason)).toEqual([
    'empty',
    'long',
    'place',
    'place',
    'place',
    'gone',
    'unread',
    'unread',
    'unread',
    'unread',
    'gone',
  ])
  const from = await site.ask('/api/reviews/comments', {
    headers: { cookie: owner, origin: 'https://evil.example' },
    body: { ...at, text: 'x' },
  })
  expect(from.status).toBe(403)
  expect((await on(branch)).threads).toEqual([])
})

test('a thread belongs to its draft, and another draft of the same name has none of it', async () => {
  const [one, other] = [await begin('First'), await begin('Second')]
  const { body } = await say({ branch: one, path: PATH, field: 'question', language: 'en', text: 'Here.' })
  expect((await say({ branch: other, thread: body.number, text: 'Not here.' })).body.reason).toBe('place')
  expect((await settle({ branch: other, thread: body.number, isSettled: true })).status).toBe(404)
  await site.ask('/api/drafts/removal', { headers: { cookie: owner }, body: { branch: one } })
  expect((await say({ branch: one, thread: body.number, text: 'Gone.' })).body.reason).toBe('gone')
  await site.store.put(ben, new Map([['content/faq/between.json', JSON.stringify(question('Between?'))]]))
  const again = await begin('First')
  expect(again).toBe(one)
  expect((await on(again)).threads).toEqual([])
})

test('a colleague whom a comment names gets one letter, not whoever wrote it', async () => {
  const branch = await begin('With a letter')
  await say({ branch, path: PATH, field: 'question', language: 'en', text: '@Nadia Farouk and @Ada Hart, please look.' })
  const sent: (LetterText & { id: string })[] = []
  const letters = mentionLetters(site.stores.reviews, { origin: () => ORIGIN, brand: async () => 'Rose' })
  const postman = startRounds({ ...letters, send: async (letter, id) => void sent.push({ ...letter, id }), roundMs: 20 })
  await until(() => sent.length > 0, 'the letter')
  await postman.stop()
  expect(sent.map(({ to }) => to)).toEqual(['nadia@clinic.example'])
  expect(sent[0]?.subject).toBe('Ada Hart mentions you: With a letter')
  expect(sent[0]?.text).toContain('@Nadia Farouk and @Ada Hart, please look.')
  expect(sent[0]?.text).toContain(`${ORIGIN}/admin/index.html#/screens/review?draft=${branch}`)
  expect(await site.stores.reviews.mentions.due(new Date(Date.now() + 1000), 10)).toEqual([])
})

test('what was said long ago is erased, with its letters', async () => {
  const branch = await begin('Old')
  await say({ branch, path: PATH, field: 'question', language: 'en', text: '@Nadia Farouk: old.' })
  await site.stores.reviews.eraseBefore(new Date(Date.now() + 60_000))
  expect((await on(branch)).threads).toEqual([])
  expect(await site.stores.reviews.mentions.due(new Date(Date.now() + 60_000), 10)).toEqual([])
})

test('one on a picture of a page is marked once its file has other bytes, and once another one is chosen', async () => {
  const branch = await begin('Pictures')
  const about = 'content/page/about.json'
  type About = { blocks: { picture?: { src: string } }[] }
  const page = JSON.parse(await site.garden.text(about)) as About
  const at = page.blocks.findIndex(({ picture }) => picture?.src.endsWith('.webp'))
  const address = page.blocks[at]?.picture?.src ?? ''
  expect(address).toMatch(/^\/media\//)
  const write = (files: Parameters<typeof commitTo>[2]) => commitTo(site.garden.dir, branch, files)
  const stateOf = async () => (await on(branch)).threads.map(({ stands: { state, now } }) => [state, now])
  const text = 'Too dark.'
  expect((await say({ branch, path: about, field: `blocks.${at}.picture.src`, language: 'en', text })).status).toBe(200)
  expect((await say({ branch, page: '/ar/about', words: address, text, name: 'Ann' }, tester)).status).toBe(200)
  expect(await stateOf()).toEqual([
    ['there', address],
    ['there', address],
  ])
  write({ 'public/media/other.webp': Buffer.from('another picture') })
  expect((await stateOf()).map(([state]) => state)).toEqual(['there', 'there'])
  write({ [`public${address}`]: Buffer.from('lighter') })
  expect(await stateOf()).toEqual([
    ['changed', address],
    ['changed', address],
  ])
  await say({ branch, path: about, field: `blocks.${at}.picture.src`, language: 'en', text: 'Better.' })
  expect((await stateOf()).at(-1)).toEqual(['there', address])
  write({ [about]: edit<About>(({ blocks }) => Object.assign(blocks[at]?.picture ?? {}, { src: '/media/other.webp' })) })
  expect(await stateOf()).toEqual([
    ['changed', '/media/other.webp'],
    ['changed', '/media/other.webp'],
    ['changed', '/media/other.webp'],
  ])
})

const RENAME = `mutation ($collection: String!, $file: String!, $to: String!) {
  updateDocument(collection: $collection, relativePath: $file, params: { relativePath: $to }) { __typename } }`

test('it goes with its document to another file, whenever it was written, and not to a new one at the old place', async () => {
  const branch = await begin('Moved')
  const move = (file: string, to: string) =>
    site.ask('/api/tina/gql', {
      headers: { cookie: owner, 'x-branch': branch },
      body: { query: RENAME, variables: { collection: 'treatment', file, to } },
    })
  const sayAt = (file: string, text: string) => say({ branch, path: `content/treatment/${file}`, field: 'title', language: 'en', text })
  const places = async () =>
    (await on(branch)).threads.map(({ path, href, stands, remarks }) => [remarks[0]?.text, path, href, stands.state])
  await sayAt('exosome.json', 'first')
  await move('exosome.json', 'exosomes.json')
  await sayAt('exosomes.json', 'second')
  await move('exosomes.json', 'exo.json')
  const there = ['content/treatment/exo.json', '/procedures/facial/exo', 'there']
  expect(await places()).toEqual([
    ['first', ...there],
    ['second', ...there],
  ])
  commitTo(site.garden.dir, branch, { 'content/treatment/exosome.json': await site.garden.text('content/treatment/exosome.json') })
  await sayAt('exosome.json', 'third')
  expect(await places()).toEqual([
    ['first', ...there],
    ['second', ...there],
    ['third', 'content/treatment/exosome.json', '/procedures/facial/exosome', 'there'],
  ])
})

test('one that an earlier version kept, without the state of its draft, follows its document all the same', async () => {
  const branch = await begin('Earlier')
  const draft = site.garden.git('log', '-1', '--format=%H', branch)
  const author = { kind: 'account' as const, name: 'Ada Hart', id: 'ada@clinic.example' }
  const place = { path: PATH, field: 'answer', language: 'en' as const, said: '', beside: [] }
  const kept = { ...place, draft, branch, called: 'Earlier', author, text: 'Here.', at: new Date() }
  const number = await site.stores.reviews.comments.add(kept, [])
  commitTo(site.garden.dir, branch, { [PATH]: null, 'content/faq/costs.json': await site.garden.text(PATH) })
  expect((await on(branch)).threads.map(({ number, path }) => [number, path])).toEqual([[number, 'content/faq/costs.json']])
})
