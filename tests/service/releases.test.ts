import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Drafts, type GoneDraft, STANDING } from '../../src/features/releases/rules/drafts.ts'
import type { DryRun, Publication } from '../../src/features/releases/rules/dry-run.ts'
import type { Release, Released, ReleasePage, TakenBackRelease } from '../../src/features/releases/rules/release.ts'
import { bundleOf } from '../../src/server/content/git/bundle.ts'
import { prepareCommit } from '../../src/server/content/git/commit.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { asked, ben, CREATE, DELETE, question, UPDATE } from './questions.ts'
import { build, PASSWORD, type Site } from './site.ts'

const FILE = 'fillers-cost.json'
const PATH = `content/faq/${FILE}`
let site: Site
let [owner, editor] = ['', '']

beforeAll(async () => {
  site = await build()
  owner = await site.signIn()
  await site.accounts.add({ name: 'Eve Low', email: 'eve@clinic.example' }, PASSWORD, { role: 'editor', languages: [], enquiries: false })
  editor = await site.signIn('eve@clinic.example')
})
afterAll(() => site.close())

type Answer<Body> = { status: number; body: Body & { message?: string } }
async function ask<Body>(path: string, { cookie = owner, body }: { cookie?: string; body?: object } = {}): Promise<Answer<Body>> {
  const response = await site.ask(path, { headers: { cookie }, body })
  return { status: response.status, body: await response.json() }
}
const begin = async (name: string) => (await ask<{ branch: string }>('/api/drafts', { cookie: editor, body: { name } })).body
const draftsNow = async () => (await ask<Drafts>('/api/drafts')).body
const stateOf = async (branch: string) => (await draftsNow()).drafts.find((one) => one.branch === branch)?.state
const dryRunOf = async (branch: string, choices = {}) => (await ask<DryRun>('/api/drafts/plan', { body: { branch, choices } })).body
const published = (body: Publication, cookie = owner) => ask<Released>('/api/drafts/publish', { cookie, body })
const keysOf = ({ findings }: DryRun) => findings.map(({ key }) => key)

/** Looks at a draft as somebody would, and publishes it. */
async function look(branch: string, choices: Publication['choices'] = {}) {
  const dryRun = await dryRunOf(branch, choices)
  return published({ branch, tip: dryRun.tip, choices, looked: keysOf(dryRun) })
}
const save = (branch: string, params: object, file = FILE, query = UPDATE) =>
  site.ask('/api/tina/gql', { headers: { cookie: owner, 'x-branch': branch }, body: { query, variables: { file, params } } })
/** Writes a question on the site, as a colleague would. */
async function colleague(change: object, file = FILE) {
  const { errors } = await site.store.put(ben, new Map([[`content/faq/${file}`, JSON.stringify(change, null, 2)]]))
  expect(errors).toBeNull()
}
const head = () => site.garden.git('rev-parse', 'main')
const there = async () => JSON.parse(await site.garden.text(PATH))

test('a draft has the name that people gave it, its branch a name of its own, and begins without changing anything', async () => {
  const before = head()
  expect(await begin('  Spring   prices ')).toEqual({ branch: 'spring-prices' })
  expect(await begin('春季价格')).toEqual({ branch: 'draft' })
  expect((await begin('spring Prices')).branch).toBeUndefined()
  expect((await begin(' ')).branch).toBeUndefined()
  const { drafts } = await draftsNow()
  expect(drafts.map(({ branch, name, state, begun }) => [branch, name, state, begun?.by]).sort()).toEqual([
    ['draft', '春季价格', 'empty', 'Eve Low'],
    ['spring-prices', 'Spring prices', 'empty', 'Eve Low'],
  ])
  expect(head()).toBe(before)
  expect(site.garden.git('diff', '--stat', 'main', 'spring-prices')).toBe('')
})

test('what draft and site changed in different texts and languages is joined, in one commit that says what it is', async () => {
  await colleague(question('Site?', 'Site and draft.'))
  const { branch } = await begin('Two sides')
  await save(branch, { ...question('Draft?', 'Site and draft.'), translations: { ar: { question: 'مسودة؟' }, zhCN: {}, zhTW: {} } })
  await save(branch, question('New in draft?'), 'new-in-draft.json', CREATE)
  await colleague({ ...question('Site?', 'By the site.'), translations: { ar: {}, zhCN: { question: '网站？' }, zhTW: {} } })
  const dryRun = await dryRunOf(branch)
  expect(dryRun).toMatchObject({
    meanwhile: [{ path: PATH, collection: 'Questions' }],
    questions: [],
    draft: { name: 'Two sides', state: 'open', files: 2 },
  })
  expect(dryRun.files.map(({ path, kind, languages }) => [path, kind, languages]).sort()).toEqual([
    [PATH, 'edited', ['en', 'ar']],
    ['content/faq/new-in-draft.json', 'new', ['en', 'zh-CN', 'zh-TW', 'ar']],
  ])
  const before = head()
  const { status, body } = await look(branch)
  expect(status).toBe(200)
  expect(site.garden.git('rev-parse', 'main^')).toBe(before)
  expect(await there()).toMatchObject({
    question: 'Draft?',
    answer: 'By the site.',
    translations: { ar: { question: 'مسودة؟' }, zhCN: { question: '网站？' } },
  })
  expect(await asked(site.store, FILE)).toBe('Draft?')
  expect(await asked(site.store, 'new-in-draft.json')).toBe('New in draft?')
  const message = site.garden.git('log', '-1', '--format=%an|%B')
  expect(message).toContain('Ada Hart|Publish “Two sides”')
  for (const line of [`Release: ${body.release}`, 'Draft: Two sides', 'Published-by: Ada Hart <ada@clinic.example>'])
    expect(message.split('\n')).toContain(line)
  expect(site.garden.git('status', '--porcelain')).toBe('')
  expect(await stateOf(branch)).toBe('public')
})

test('what was published is not brought twice; the same draft goes on, and only what is new in it is brought', async () => {
  expect(await look('two-sides')).toMatchObject({ status: 409, body: { message: expect.stringContaining('already') } })
  await colleague({ ...(await there()), question: 'Later on the site?' })
  await save('two-sides', question('More in draft?'), 'more-in-draft.json', CREATE)
  const dryRun = await dryRunOf('two-sides')
  expect(dryRun.questions).toEqual([])
  expect(dryRun.files.map(({ path }) => path)).toEqual(['content/faq/more-in-draft.json'])
  expect((await look('two-sides')).status).toBe(200)
  expect((await there()).question).toBe('Later on the site?')
})

test('the same text in the same language changed by both is shown from both sides, and stands as it was decided', async () => {
  for (const side of ['site', 'brought'] as const) {
    await colleague(question('Begin?', 'Same.'))
    const { branch } = await begin(`Clash ${side}`)
    await save(branch, question('By the draft?', 'Changed in the draft.'))
    await colleague(question('By the site?', 'Same.'))
    const dryRun = await dryRunOf(branch)
    expect(dryRun.questions).toMatchObject([{ path: PATH, where: ['Question'], site: 'By the site?', brought: 'By the draft?' }])
    expect((await look(branch)).body.message).toContain('Choose which stands')
    const [clash] = dryRun.questions
    expect((await look(branch, { [clash?.key ?? '']: side })).status).toBe(200)
    const expected = side === 'site' ? 'By the site?' : 'By the draft?'
    expect(await there()).toMatchObject({ question: expected, answer: 'Changed in the draft.' })
  }
})

test('new errors of the report stop a release, new warnings have to be looked at', async () => {
  const { branch } = await begin('Broken')
  commitTo(site.garden.dir, branch, {
    [PATH]: edit<{ answer: string }>((one) => Object.assign(one, { answer: 'See [the page](xref:/page/nowhere).' })),
  })
  const dryRun = await dryRunOf(branch)
  expect(dryRun.findings.filter(({ level }) => level === 'error').map(({ kind, document }) => [kind, document])).toEqual([['links', PATH]])
  expect((await look(branch)).body.message).toContain('new errors')

  const { branch: other } = await begin('Stale')
  await save(other, { ...(await there()), translations: { ...(await there()).translations, ar: { question: 'سؤال' } } })
  await save(other, {
    ...(await there()),
    question: 'Changed?',
    translations: { ...(await there()).translations, ar: { question: 'سؤال' } },
  })
  const { tip, findings } = await dryRunOf(other)
  expect(findings.map(({ level, kind }) => `${level} ${kind}`)).toContain('warning stale')
  const before = head()
  expect((await published({ branch: other, tip, choices: {}, looked: [] })).body.message).toContain('something new to look at')
  expect(head()).toBe(before)
  expect((await look(other)).status).toBe(200)
})

test('a draft that somebody changed since it was shown is not published, nor by whoever may not, nor twice in one moment', async () => {
  const { branch } = await begin('Moving')
  await save(branch, { ...(await there()), answer: 'First.' })
  const shown = await dryRunOf(branch)
  await save(branch, { ...(await there()), answer: 'Second.' })
  const asked = { branch, tip: shown.tip, choices: {}, looked: keysOf(shown) }
  expect((await published(asked)).body.message).toContain('changed the draft since')
  const now = await dryRunOf(branch)
  expect((await published({ ...asked, tip: now.tip }, editor)).status).toBe(403)
  const commits = () => Number(site.garden.git('rev-list', '--count', 'main'))
  const before = commits()
  const both = await Promise.all([1, 2].map(() => published({ ...asked, tip: now.tip, looked: keysOf(now) })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(commits()).toBe(before + 1)
})

test('a page that the draft moved takes along what the site changed in it, and its address leads on', async () => {
  const { branch } = await begin('Moved')
  const about = JSON.parse(await site.garden.text('content/page/about.json'))
  commitTo(site.garden.dir, branch, {
    'content/page/about.json': null,
    'content/page/about-us.json': JSON.stringify({ ...about, slug: 'about-us' }, null, 2),
  })
  await site.store.put(ben, new Map([['content/page/about.json', JSON.stringify({ ...about, title: 'Site title' })]]))
  const dryRun = await dryRunOf(branch)
  const done = await published({ branch, tip: dryRun.tip, choices: {}, looked: keysOf(dryRun) })
  expect([dryRun.refused, dryRun.questions, done.status]).toEqual([undefined, [], 200])
  expect(JSON.parse(await site.garden.text('content/page/about-us.json'))).toMatchObject({ title: 'Site title', slug: 'about-us' })
  expect(JSON.parse(await site.garden.text('content/siteSettings/settings.json')).redirects).toContainEqual({
    from: '/about',
    to: '/about-us',
  })

  await site.store.put(ben, new Map([['content/page/about-us.json', JSON.stringify({ ...about, slug: 'about-us', title: 'Later title' })]]))
  const back = await ask<TakenBackRelease>('/api/releases/take-back', { body: { id: done.body.release } })
  expect(back.body).toMatchObject({ left: [] })
  expect(JSON.parse(await site.garden.text('content/page/about.json'))).toMatchObject({ title: 'Later title', slug: 'about' })
})

test('a release is taken back in one commit, later edits stay, and it can be published again', async () => {
  await colleague(question('Before?', 'Before.'))
  const { branch } = await begin('Taken back')
  await save(branch, question('After?', 'After.'))
  await save(branch, question('Added?'), 'added.json', CREATE)
  const { body } = await look(branch)
  await colleague(question('After?', 'Later.'))
  const before = head()
  const { body: back } = await ask<TakenBackRelease>('/api/releases/take-back', { body: { id: body.release } })
  expect(back.left.map(({ path, where }) => [path, where])).toEqual([[PATH, ['Answer']]])
  expect(site.garden.git('rev-parse', 'main^')).toBe(before)
  expect(await there()).toMatchObject({ question: 'Before?', answer: 'Later.' })
  expect(await asked(site.store, 'added.json')).toBeUndefined()
  expect((await ask('/api/releases/take-back', { body: { id: body.release } })).body.message).toContain('already')
  const { body: list } = await ask<Release[]>('/api/releases')
  expect(list[0]).toMatchObject({ id: back.release, takesBack: body.release, draft: 'Taken back' })
  expect(list[1]).toMatchObject({ id: body.release, takenBack: { id: back.release, by: 'Ada Hart' }, files: 2 })
  expect(await stateOf(branch)).toBe('open')
})

test('a release has a page with what it changed, and all are a table that no spreadsheet runs', async () => {
  const { branch } = await begin('=HYPERLINK("x")')
  await save(branch, { ...(await there()), question: '=1+1?' })
  const { body } = await look(branch)
  const { body: page } = await ask<ReleasePage>(`/api/releases?id=${body.release}`)
  expect(page.files).toMatchObject([{ path: PATH, kind: 'edited', fields: [{ where: ['Question'], after: '=1+1?' }] }])
  const csv = await site.ask('/api/releases.csv', { headers: { cookie: owner } })
  const [columns, first] = (await csv.text()).split('\r\n')
  expect(columns).toContain('release,draft,published,by')
  expect(first).toContain(`"'=HYPERLINK(""x"")"`)
  expect(first).toContain("'=1+1?")
})

test('a release that changed no file has a row in the table as well', async () => {
  const note = 'Release: 20300101-none\nDraft: Nothing\nDraft-branch: nothing\nPublished-by: Ada Hart <ada@clinic.example>'
  site.garden.git('commit', '-q', '--allow-empty', '-m', `Publish “Nothing”\n\n${note}`)
  const csv = await site.ask('/api/releases.csv', { headers: { cookie: owner } })
  const [columns = '', first = ''] = (await csv.text()).split('\r\n')
  expect(first).toMatch(/^20300101-none,Nothing,/)
  expect(first.split(',')).toHaveLength(columns.split(',').length)
})

test('a branch that a developer merged is known as published, squashed or not', async () => {
  for (const [name, merge] of [
    ['merged', ['merge', '-q', '--no-ff', '-m', 'Merge']],
    ['squashed', ['merge', '-q', '--squash']],
  ] as const) {
    commitTo(site.garden.dir, name, { [`content/faq/${name}.json`]: JSON.stringify(question(`${name}?`), null, 2) })
    expect(await stateOf(name)).toBe('open')
    site.garden.git(...merge, name)
    if (name === 'squashed') site.garden.git('commit', '-q', '-m', 'Squashed')
    expect(await stateOf(name)).toBe('public')
    await colleague(question(`${name}, later?`), `${name}.json`)
    expect(await stateOf(name)).toBe('public')
  }
})

test('a deleted draft is brought back within thirty days, by its name', async () => {
  const { branch } = await begin('Short lived')
  await save(branch, question('Kept?'), 'kept.json', CREATE)
  const tip = site.garden.git('rev-parse', branch)
  expect((await ask('/api/drafts/removal', { cookie: editor, body: { branch: 'merged' } })).status).toBe(403)
  expect((await ask('/api/drafts/removal', { cookie: editor, body: { branch } })).status).toBe(200)
  expect(await stateOf(branch)).toBeUndefined()
  const [deleted] = (await draftsNow()).deleted
  expect(deleted).toMatchObject({ name: 'Short lived' })
  expect((await ask('/api/drafts/removal', { body: { branch } })).status).toBe(404)
  expect((await ask('/api/drafts/return', { cookie: editor, body: { ref: deleted?.ref } })).body).toEqual({ branch })
  expect(site.garden.git('rev-parse', branch)).toBe(tip)
  expect((await draftsNow()).deleted).toEqual([])
  await ask('/api/drafts/removal', { body: { branch } })
  const [again] = (await draftsNow()).deleted
  const old = (again?.ref ?? '').replace(/\/\d{8}T/, '/20200101T')
  site.garden.git('update-ref', old, tip)
  site.garden.git('update-ref', '-d', again?.ref ?? '')
  expect((await draftsNow()).deleted).toEqual([])
  expect(site.garden.git('for-each-ref', 'refs/deleted')).toBe('')
})

test('a document that the draft deletes and the site changed is asked about', async () => {
  await colleague(question('To delete?'), 'to-delete.json')
  const { branch } = await begin('Deleting')
  await site.ask('/api/tina/gql', {
    headers: { cookie: owner, 'x-branch': branch },
    body: { query: DELETE, variables: { file: 'to-delete.json' } },
  })
  await colleague(question('Changed meanwhile?'), 'to-delete.json')
  const { questions } = await dryRunOf(branch)
  expect(questions).toMatchObject([{ path: 'content/faq/to-delete.json', where: [] }])
  expect(questions[0]?.brought).toBeUndefined()
  expect((await look(branch, { [questions[0]?.key ?? '']: 'brought' })).status).toBe(200)
  expect(await asked(site.store, 'to-delete.json')).toBeUndefined()
})

test('pictures and their words come along; what both drew anew is asked about, and a picture that was brought stays', async () => {
  const { branch } = await begin('Pictures')
  const draft = await site.branches.open(branch)
  const words = { alt: 'A rose', translations: { ar: { alt: 'وردة' } } }
  await site.store.put(ben, new Map([['public/media/old.webp', Buffer.from('old')]]))
  await draft?.put(ben, new Map([['public/media/old.webp', Buffer.from('by the draft')]]))
  await draft?.put(
    ben,
    new Map<string, string | Buffer>([
      ['public/media/new.webp', Buffer.from('new')],
      ['public/media/new.webp.json', JSON.stringify(words)],
    ]),
  )
  const { questions, files } = await dryRunOf(branch)
  expect(questions).toMatchObject([{ path: 'public/media/old.webp', where: [] }])
  expect(files.map(({ title, kind }) => [title, kind]).sort()).toEqual([
    ['new.webp', 'new'],
    ['new.webp', 'new'],
    ['old.webp', 'edited'],
  ])
  const { body } = await look(branch, { [questions[0]?.key ?? '']: 'brought' })
  expect(await site.garden.text('public/media/old.webp')).toBe('by the draft')
  await ask<TakenBackRelease>('/api/releases/take-back', { body: { id: body.release } })
  expect(await site.garden.text('public/media/old.webp')).toBe('old')
  expect(await site.garden.text('public/media/new.webp')).toBe('new')
})

test.each(['tree', 'commit'])('a draft whose %s is missing in git is named, and hides nothing of the others', async (kind) => {
  const { branch: good } = await begin(`Whole beside ${kind}`)
  const { branch } = await begin(`Broken ${kind}`)
  commitTo(site.garden.dir, branch, { [PATH]: JSON.stringify(question(`Broken ${kind}?`)) })
  const object = site.garden.git('rev-parse', kind === 'tree' ? `${branch}^{tree}` : branch)
  rmSync(join(site.garden.dir, '.git/objects', object.slice(0, 2), object.slice(2)))
  const { status, body } = await ask<Drafts>('/api/drafts')
  expect([status, body.drafts.some((one) => one.branch === good)]).toEqual([200, true])
  expect(body.broken?.map((one) => one.branch)).toContain(branch)
  for (const path of ['/api/drafts/plan', '/api/drafts/publish']) {
    const refused = await ask(path, { body: { branch, tip: object, choices: {}, looked: [] } })
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('can’t be opened') } })
  }
  for (const path of ['/api/releases', '/api/releases/planned', `/api/releases.csv`])
    expect((await site.ask(path, { headers: { cookie: owner } })).status).toBe(200)
  const { branch: later } = await begin(`Later than ${kind}`)
  await save(later, question('Saved beside a broken one?'), `beside-${kind}.json`, CREATE)
  expect((await look(later)).status).toBe(200)
  // The rest of the repository is in a backup all the same.
  let size = 0
  for await (const chunk of bundleOf(site.garden.dir)) size += chunk.length
  expect(size).toBeGreaterThan(0)
  site.garden.git('update-ref', '-d', `refs/heads/${branch}`)
})

test('what was saved, published or begun stays whole, whatever is pruned right after the answer', async () => {
  const { branch } = await begin('Pruned')
  for (let nth = 1; nth <= 3; nth += 1) {
    await save(branch, question(`Pruned ${nth}?`), FILE)
    site.garden.git('gc', '-q', '--prune=now')
  }
  await site.store.put(ben, new Map([['content/faq/pruned.json', JSON.stringify(question('Kept?'))]]))
  await ask('/api/drafts/removal', { body: { branch: (await begin('Pruned away')).branch } })
  site.garden.git('gc', '-q', '--prune=now')
  expect((await draftsNow()).broken).toBeUndefined()
  expect(site.garden.git('fsck', '--full', '--no-dangling')).toBe('')
})

test('a save is made once more where git has lost what it had just written', async () => {
  const prepared = async () => {
    const { checkout } = site.store
    if (!checkout) throw new Error('no checkout')
    return prepareCommit(checkout, head(), new Map([['content/faq/lost.json', '{}']]), ben, 'Lost')
  }
  const { to } = await prepared()
  const tree = site.garden.git('rev-parse', `${to}^{tree}`)
  rmSync(join(site.garden.dir, '.git/objects', tree.slice(0, 2), tree.slice(2)))
  await prepared()
  expect(site.garden.git('cat-file', '-t', tree)).toBe('tree')
  site.garden.git('update-ref', '-d', 'refs/saves/main')
})

test('of a draft that is gone it is told which it was, when and by whom; of one that is there nothing', async () => {
  const { branch } = await begin('Short lived')
  const standing = async (of: string, cookie = editor) => ask<GoneDraft | null>(`${STANDING}?branch=${encodeURIComponent(of)}`, { cookie })
  expect([(await standing(branch)).body, (await standing('main')).body]).toEqual([null, null])
  expect((await standing(branch, '')).status).toBe(401)
  await ask('/api/drafts/removal', { body: { branch } })
  const gone = { branch, name: 'Short lived', by: 'Ada Hart' }
  expect((await standing(branch)).body).toMatchObject({ ...gone, at: expect.stringMatching(/^2\d{3}-.*Z$/) })
  // A save there is refused, and changes nothing elsewhere.
  const before = head()
  const refused = await save(branch, question('Nowhere?'))
  expect([refused.status, (await refused.json()) as object]).toMatchObject([
    409,
    { message: expect.stringContaining('no branch short-lived') },
  ])
  expect(head()).toBe(before)
  // Taken away or named anew with git, nobody knows by whom.
  const { branch: other } = await begin('Named anew')
  site.garden.git('branch', '-m', other, 'another-name')
  expect((await standing(other)).body).toEqual({ branch: other, name: other })
  expect((await standing('another-name')).body).toBeNull()
  site.garden.git('branch', '-D', 'another-name')
  expect((await standing('"><script>')).body).toMatchObject({ name: '"><script>' })
})
