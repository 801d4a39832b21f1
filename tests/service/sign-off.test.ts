import { afterAll, beforeAll, expect, test } from 'vitest'
import { localOf } from '../../src/content/clinic/clinic-time.ts'
import { type DryRun, toAccept } from '../../src/features/releases/rules/dry-run.ts'
import { PLANNED } from '../../src/features/releases/rules/planned.ts'
import type { Release } from '../../src/features/releases/rules/release.ts'
import type { Comments } from '../../src/features/reviews/rules/comments.ts'
import type { DemandPage, Demands } from '../../src/features/reviews/rules/needed.ts'
import { nameOfLink, type ReviewLink } from '../../src/features/reviews/rules/review-links.ts'
import type { SeenDraft, SeenIn, Ticking } from '../../src/features/reviews/rules/ticks.ts'
import type { Standing } from '../../src/model/roles.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { cookiesOf } from '../fixtures/server.ts'
import { question, UPDATE } from './questions.ts'
import { build, PASSWORD, type Site } from './site.ts'

const FILE = 'fillers-cost.json'
const PATH = `content/faq/${FILE}`
const CLINICIAN = 'hartwell@clinic.example'
let site: Site
let [owner, translator, clinician, tester] = ['', '', '', '']

beforeAll(async () => {
  site = await build()
  const add = async (name: string, email: string, standing: Partial<Standing>) => {
    await site.accounts.add({ name, email }, PASSWORD, { role: 'reviewer', languages: [], enquiries: false, ...standing })
    return site.signIn(email)
  }
  owner = await site.signIn()
  translator = await add('Nadia Farouk', 'nadia@clinic.example', { role: 'translator', languages: ['ar'] })
  clinician = await add('Dr Hartwell', CLINICIAN, {})
  tester = await site.test()
})
afterAll(() => site.close())

type Answer<Body> = { status: number; body: Body & { message?: string; reason?: string } }
async function ask<Body>(path: string, cookie = owner, body?: object): Promise<Answer<Body>> {
  const response = await site.ask(path, { headers: { cookie }, body })
  return { status: response.status, body: await response.json() }
}
const begin = async (name: string) => (await ask<{ branch: string }>('/api/drafts', owner, { name })).body.branch
const save = (branch: string, params: object) =>
  site.ask('/api/tina/gql', { headers: { cookie: owner, 'x-branch': branch }, body: { query: UPDATE, variables: { file: FILE, params } } })
const seen = async (branch: string, cookie = owner) => (await ask<SeenDraft>(`/api/reviews/seen?branch=${branch}`, cookie)).body
const demand = (demands: Partial<Demands>, clinicians: string[] = []) =>
  ask<DemandPage>('/api/reviews/demands', owner, {
    demands: { tester: false, translator: false, clinician: false, ...demands },
    clinicians,
  })

/** The places of a draft as they are shown, in one language or in all. */
async function places(branch: string, language?: string): Promise<Ticking['places']> {
  const { files } = await seen(branch)
  const all = files.flatMap(({ path, parts }) => parts.flatMap((part) => part.languages.map((one) => ({ path, part: part.key, ...one }))))
  return all.flatMap(({ path, part, language: its, mark }) => (!language || its === language ? [{ path, part, language: its, mark }] : []))
}
const tick = async (branch: string, cookie: string, language?: string, name?: string) =>
  ask('/api/reviews/ticks', cookie, { branch, isSeen: true, places: await places(branch, language), name })
/** How each language of the only part is seen: by whom, and by whom before it was changed once more. */
async function languages(branch: string, cookie?: string): Promise<SeenIn[]> {
  return (await seen(branch, cookie)).files.flatMap(({ parts }) => parts.flatMap((part) => part.languages))
}
const planOf = async (branch: string) => (await ask<DryRun>('/api/drafts/plan', owner, { branch, choices: {} })).body
/** Publishes a draft, with a yes to all that is open. */
async function publish(branch: string) {
  const dryRun = await planOf(branch)
  return { dryRun, ...(await sendOut(dryRun, toAccept(dryRun, false))) }
}
const sendOut = ({ draft: { branch }, tip, findings }: DryRun, accepted?: string[], from?: string) => {
  const body = { branch, tip, choices: {}, looked: findings.map(({ key }) => key), accepted, from }
  return ask<{ release: string }>(from ? PLANNED : '/api/drafts/publish', owner, body)
}
const cost = (answer: string, ar = '') => ({
  ...question('What does it cost?', answer),
  translations: { zhCN: {}, zhTW: {}, ar: ar ? { answer: ar } : {} },
})

test('a tick is of one person, one part and one language, and goes with the text that it was for', async () => {
  const branch = await begin('Ticked')
  await save(branch, cost('From £95.', 'من 95.'))
  expect((await tick(branch, tester, undefined, 'Ann')).status).toBe(200)
  expect((await tick(branch, translator, 'ar')).status).toBe(200)
  const before = await languages(branch, translator)
  expect(before.map(({ language, by, isOwn }) => [language, by.map(({ name }) => name), isOwn])).toEqual([
    ['en', ['Ann'], false],
    ['zh-CN', ['Ann'], false],
    ['zh-TW', ['Ann'], false],
    ['ar', ['Ann', 'Nadia Farouk'], true],
  ])
  expect(before.at(-1)?.by.map(({ role, countsAs }) => [role, countsAs])).toEqual([
    ['tester', []],
    ['translator', ['tester', 'translator']],
  ])
  await save(branch, cost('From £95.', 'من 120.'))
  const after = await languages(branch)
  expect(after.map(({ language, by, before: old }) => [language, by.length, old.map(({ name }) => name)])).toEqual([
    ['en', 1, []],
    ['zh-CN', 1, []],
    ['zh-TW', 1, []],
    ['ar', 0, ['Ann', 'Nadia Farouk']],
  ])
  // The same text again is the text that was seen.
  await save(branch, cost('From £95.', 'من 95.'))
  expect((await languages(branch)).map(({ by }) => by.length)).toEqual([1, 1, 1, 2])
})

test('what was changed since it was shown is not ticked, and a tick can be taken away by its own person alone', async () => {
  const branch = await begin('Changing')
  await save(branch, cost('From £95.'))
  const shown = await places(branch, 'en')
  await save(branch, cost('From £120.'))
  const late = await ask('/api/reviews/ticks', owner, { branch, isSeen: true, places: shown })
  expect([late.status, late.body.reason]).toEqual([409, 'changed'])
  expect((await languages(branch)).flatMap(({ by }) => by)).toEqual([])
  const odd = [{ path: 'x\0', part: '', language: 'en', mark: '' }] as Ticking['places']
  expect((await ask('/api/reviews/ticks', owner, { branch, isSeen: false, places: odd })).body.reason).toBe('unread')
  await tick(branch, clinician, 'en')
  const untick = async (cookie: string) =>
    ask('/api/reviews/ticks', cookie, { branch, isSeen: false, places: await places(branch, 'en'), name: 'Ann' })
  await untick(translator)
  await untick(tester)
  expect((await languages(branch))[0]?.by.length).toBe(1)
  await untick(clinician)
  expect((await languages(branch))[0]?.by).toEqual([])
})

test('publishing refuses while something that an owner demands is missing, says what, and goes on once it is there', async () => {
  const branch = await begin('Demanded')
  await save(branch, cost('From £150.', 'من 150.'))
  const wanted = await demand({ tester: true, translator: true, clinician: true }, [CLINICIAN, 'nobody@clinic.example'])
  expect(wanted.body.clinicians).toEqual([CLINICIAN])
  const refused = await publish(branch)
  expect(refused.dryRun.missing).toEqual([
    { who: 'tester', titles: ['What does it cost?'], parts: 1 },
    { who: 'translator', language: 'zh-CN', titles: ['What does it cost?'], parts: 1 },
    { who: 'translator', language: 'zh-TW', titles: ['What does it cost?'], parts: 1 },
    { who: 'translator', language: 'ar', titles: ['What does it cost?'], parts: 1 },
    { who: 'clinician', language: 'en', titles: ['What does it cost?'], parts: 1 },
  ])
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain('A translator has still to see the Arabic of “What does it cost?”.')
  const head = site.garden.git('rev-parse', 'main')
  // Whoever wrote it is not its tester; neither is a clinician a translator.
  await tick(branch, owner)
  expect((await publish(branch)).dryRun.missing?.map(({ who }) => who)).toContain('tester')
  await demand({ tester: true, clinician: true }, [CLINICIAN])
  await tick(branch, clinician)
  await save(branch, cost('From £160.', 'من 150.'))
  const again = await publish(branch)
  expect(again.status).toBe(409)
  expect(site.garden.git('rev-parse', 'main')).toBe(head)
  await tick(branch, clinician, 'en')
  expect((await publish(branch)).status).toBe(200)
  expect(JSON.parse(await site.garden.text(PATH)).answer).toBe('From £160.')
  // Its own page says who had seen what went out. The owner had seen the Arabic alone.
  const [release] = (await ask<Release[]>('/api/releases')).body
  expect(release?.reviewed).toBe('Dr Hartwell (clinician), Ada Hart (owner)')
  await demand({})
})

test('what is open on a draft goes out after a yes to just that: open comments and missing ticks, now and at a time', async () => {
  const branch = await begin('Open')
  await save(branch, cost('From £165.', 'من 165.'))
  const say = async (text: string, more: object, cookie = owner) =>
    (await ask<{ number: number }>('/api/reviews/comments', cookie, { branch, text, ...more })).body.number
  const at = { path: PATH, field: 'answer', language: 'en' }
  const [thread, settled] = [await say('Until when?', at, clinician), await say('Done.', at)]
  await ask('/api/reviews/comments/settled', owner, { branch, thread: settled, isSettled: true })
  const head = site.garden.git('rev-parse', 'main')
  const openIn = async () => (await planOf(branch)).unsettled ?? []
  expect(await openIn()).toMatchObject([
    { kind: 'comment', title: 'What does it cost?', where: ['Answer'], by: 'Dr Hartwell', byKind: 'account', text: 'Until when?' },
  ])
  const [from] = [localOf(new Date(Date.now() + 5 * 60 * 60_000))]
  const refusals = async (accepted?: string[]) => {
    const plan = await planOf(branch)
    return [await sendOut(plan, accepted), await sendOut(plan, accepted, from)].map(({ status, body }) => [status, body.message])
  }
  const why = 'comments or ticks on the draft are open. Look at what is open, and say whether it goes out all the same.'
  const both = [
    [409, `Nothing was published: ${why}`],
    [409, `Nothing was planned: ${why}`],
  ]
  expect(await refusals()).toEqual(both)
  // An answer since is asked about again, and so is what somebody has seen before it was changed.
  const shown = (await openIn()).map(({ key }) => key)
  await say('Until May, I think.', { thread, name: 'Ann' }, tester)
  expect(await refusals(shown)).toEqual(both)
  expect(await openIn()).toMatchObject([{ by: 'Ann', byKind: 'tester', text: 'Until May, I think.' }])
  await tick(branch, clinician)
  expect(await openIn()).toHaveLength(1)
  await save(branch, cost('From £166.', 'من 165.'))
  const [comment, ticked, ...rest] = await openIn()
  expect([comment?.kind, ticked, rest]).toMatchObject([
    'comment',
    { kind: 'tick', language: 'en', last: { by: 'Dr Hartwell' } },
    [{ language: 'zh-CN' }, { language: 'zh-TW' }],
  ])
  expect(await refusals([comment?.key ?? ''])).toEqual(both)
  // What is demanded may be met until its time, which is asked about, too.
  await demand({ translator: true })
  const plan = await planOf(branch)
  expect((await sendOut(plan, toAccept(plan, false), from)).status).toBe(409)
  expect((await sendOut(plan, toAccept(plan, true), from)).status).toBe(200)
  await demand({})
  expect(site.garden.git('rev-parse', 'main')).toBe(head)
  expect((await publish(branch)).status).toBe(200)
})

test('what somebody with the testers’ password has seen is recorded as such: it forges no name, and counts as no second person’s', async () => {
  const branch = await begin('Forged')
  await save(branch, cost('From £170.'))
  await demand({ tester: true, clinician: true }, [CLINICIAN])
  const forged = [
    ...[
      'Somebody (owner), Dr Nobody (clinician)',
      'Ada Hart',
      'ada  hart',
      'Ada‑Hart',
      '\u0410da Hart',
      'Dr. Hartwell',
      'Ann, Bo',
      'Ann\nReviewed-by: Bo',
    ],
    ...[
      'Ann: clinician',
      'ann@clinic.example',
      'Ann <ann@clinic.example>',
      '12',
      '\u200b',
      'Ann '.repeat(30),
      '',
      undefined,
      'Ann ﹙owner﹚',
      'Ann／owner',
    ],
  ]
  for (const name of forged) {
    const { status, body } = await tick(branch, tester, 'en', name)
    expect([status, ['name', 'taken'].includes(body.reason ?? '')], name).toEqual([422, true])
    const comment = { branch, path: PATH, field: 'question', language: 'en', text: 'Look.', name }
    expect((await ask('/api/reviews/comments', tester, comment)).status, name).toBe(422)
  }
  for (const name of ['Ann', 'Zoë O’Hara-Ng', '玛丽·安', 'ليلى'])
    expect((await tick(branch, tester, undefined, name)).status, name).toBe(200)
  // The writer's own tick doesn't count; neither does it without a session, by the password and another name.
  await tick(branch, owner)
  expect((await publish(branch)).dryRun.missing?.map(({ who }) => who)).toEqual(['tester', 'clinician'])
  await tick(branch, clinician, 'en')
  expect((await publish(branch)).status).toBe(200)
  const message = site.garden.git('log', '-1', '--format=%B', 'main')
  expect(message).toMatch(/^Reviewed-by: .*Ann \(tester, by password\)/m)
  expect(message.match(/^Reviewed-by:/gm)).toHaveLength(1)
  await demand({})
})

test('no name of a colleague is taken, however it is written, wherever somebody without an account gives one', async () => {
  await site.accounts.add({ name: 'Zoë Müller', email: 'zoe@clinic.example' }, PASSWORD)
  const branch = await begin('Taken names')
  await save(branch, cost('From £171.'))
  const at = { branch, path: PATH, field: 'question', language: 'en' }
  const thread = (await ask<{ number: number }>('/api/reviews/comments', owner, { ...at, text: 'Look.' })).body.number
  const reading = (await ask<ReviewLink[]>('/api/reviews/links', owner, { branch, label: 'Dr No', days: 7, isFrozen: false })).body[0]
  const reader = cookiesOf(await site.ask(reading?.address ?? ''))
  const link = { branch, days: 7, isFrozen: false, isTester: true }
  const places: Record<string, (name: string) => Promise<{ status: number }>> = {
    tick: (name) => tick(branch, tester, 'en', name),
    comment: (name) => ask('/api/reviews/comments', tester, { ...at, text: 'x', name }),
    answer: (name) => ask('/api/reviews/comments', tester, { branch, thread, text: 'x', name }),
    settling: (name) => ask('/api/reviews/comments/settled', tester, { branch, thread, isSettled: true, name }),
    'a reader’s comment': (name) =>
      ask('/api/reviews/comments', reader, { ...at, branch: nameOfLink(reading?.number ?? 0), text: 'x', name }),
    invitation: (name) => ask('/api/reviews/links', owner, { ...link, label: name }),
  }
  const whole = 'Zoë Müller'
  const written = [
    whole,
    whole.normalize('NFD'),
    whole.toUpperCase(),
    'zoë müller',
    ' Zoë   Müller ',
    'Zoë\u00a0Müller',
    'ZOË-müller',
    'Zoëmüller',
  ]
  for (const [place, give] of Object.entries(places))
    for (const name of written) expect([place, name, (await give(name)).status]).toEqual([place, name, 422])
})

/** Invites somebody to test a draft, and returns the name of the draft for them and their cookie. */
async function invite(branch: string, by: string, label = 'Tia Low') {
  const { status, body } = await ask<ReviewLink[]>('/api/reviews/links', by, { branch, label, days: 7, isFrozen: false, isTester: true })
  const [link] = status === 200 ? body : []
  if (!link) return { status, reason: body, theirs: '', cookie: '', number: 0 }
  return { status, theirs: nameOfLink(link.number), cookie: cookiesOf(await site.ask(link.address ?? '')), number: link.number }
}

test('a tester whom a colleague invited by name counts as a second person, unless the writer invited them', async () => {
  const branch = await begin('Invited')
  await save(branch, cost('From £180.'))
  await demand({ tester: true })
  await site.accounts.add({ name: 'Cem Aksoy', email: 'cem@clinic.example' }, PASSWORD)
  const cem = await site.signIn('cem@clinic.example')
  const missing = async () => (await ask<DryRun>('/api/drafts/plan', owner, { branch, choices: {} })).body.missing?.length
  /** Ticks all that an invited tester is shown, under another name, too. */
  async function tickAs({ theirs, cookie }: Awaited<ReturnType<typeof invite>>) {
    const { files, as, demands } = await seen(theirs, cookie)
    const all = files.flatMap(({ path, parts }) =>
      parts.flatMap(({ key: part, languages: its }) => its.map(({ language, mark }) => ({ path, part, language, mark }))),
    )
    const { status } = await ask('/api/reviews/ticks', cookie, { branch: theirs, isSeen: true, places: all, name: 'Ada Hart' })
    return { status, as, demands }
  }
  await tick(branch, clinician, 'ar')
  const own = await invite(branch, owner)
  expect(await tickAs(own)).toMatchObject({ status: 200, as: 'Tia Low' })
  expect(await missing()).toBe(1)
  const invited = await invite(branch, cem)
  expect(await tickAs(invited)).toMatchObject({ status: 200, as: 'Tia Low', demands: { tester: false } })
  expect(await missing()).toBe(0)
  // They learn of their own ticks alone, and of nobody who works here.
  expect(JSON.stringify(await seen(invited.theirs, invited.cookie))).not.toMatch(/Hartwell|Hart\b/)
  const theirs = (await seen(invited.theirs, invited.cookie)).files.flatMap(({ parts }) => parts.flatMap((part) => part.languages))
  expect(theirs.every(({ isOwn, by }) => isOwn && by.length === 1)).toBe(true)
  const said = { branch: invited.theirs, path: PATH, field: 'question', language: 'en', text: 'Fine.', name: 'Ada Hart' }
  expect((await ask('/api/reviews/comments', invited.cookie, said)).status).toBe(200)
  const { threads } = (await ask<Comments>(`/api/reviews/comments?branch=${branch}`)).body
  expect(threads.at(-1)?.remarks.at(-1)?.by).toEqual({ kind: 'reader', name: 'Tia Low' })
  // A link for reading ticks nothing, and no link is made under a colleague's name.
  const reading = (await ask<ReviewLink[]>('/api/reviews/links', cem, { branch, label: 'Dr No', days: 7, isFrozen: false })).body[0]
  const reader = cookiesOf(await site.ask(reading?.address ?? ''))
  const tried = { branch: nameOfLink(reading?.number ?? 0), isSeen: true, places: await places(branch), name: 'Bo' }
  expect((await ask('/api/reviews/ticks', reader, tried)).status).toBe(401)
  for (const label of ['', 'Ada Hart', 'Ada (owner)', 'x1']) expect((await invite(branch, cem, label)).status, label).toBe(422)
  expect((await publish(branch)).status).toBe(200)
  expect(site.garden.git('log', '-1', '--format=%B', 'main')).toContain('Tia Low (invited tester)')
  await demand({})
})

test('a tick that a version before this one let count as a second person’s counts no more where nobody knows whose it is', async () => {
  const branch = await begin('Older tick')
  await save(branch, cost('From £190.'))
  const [place] = await places(branch, 'en')
  if (!place) throw new Error('Nothing is changed.')
  const draft = site.garden.git('log', '--format=%H', '--grep=^Draft-branch: older-tick$', branch).split('\n')[0] ?? ''
  const older = {
    kind: 'tester' as const,
    person: 'Ann',
    name: 'Ann',
    role: 'tester',
    countsAs: ['tester' as const],
    at: new Date().toISOString(),
  }
  await site.stores.reviews.ticks.add(draft, [{ ...place, ...older }])
  expect((await languages(branch))[0]?.by).toMatchObject([{ name: 'Ann', countsAs: [] }])
})

test('a new text, a picture and one that was taken away are parts, too', async () => {
  const branch = await begin('All kinds')
  commitTo(site.garden.dir, branch, {
    'content/faq/added.json': JSON.stringify(question('Added?')),
    'public/media/added.webp': Buffer.from('a picture'),
  })
  // In one commit both would be a document that got another file.
  commitTo(site.garden.dir, branch, { 'content/faq/fillers-pain.json': null })
  const { files } = await seen(branch)
  expect(files.map(({ path, kind, isMedical, parts }) => [path, kind, isMedical, parts.map(({ languages }) => languages.length)])).toEqual([
    // It was shown on a page; the new one is on none yet.
    ['content/faq/fillers-pain.json', 'removed', true, [4]],
    ['content/faq/added.json', 'new', true, [4]],
    ['public/media/added.webp', 'new', false, [1]],
  ])
  expect((await tick(branch, tester, undefined, 'Ann')).status).toBe(200)
  expect((await languages(branch)).every(({ by }) => by.length === 1)).toBe(true)
})

test('a tick goes as soon as a picture beside what it was for has other bytes, and the tick of that picture itself', async () => {
  const branch = await begin('Pictures')
  type About = { blocks: { heading?: string; picture?: { src: string } }[] }
  const about = 'content/page/about.json'
  const picture = `public${(JSON.parse(await site.garden.text(about)) as About).blocks[0]?.picture?.src}`
  const write = (files: Parameters<typeof commitTo>[2]) => commitTo(site.garden.dir, branch, files)
  const heading = (text: string) => edit<About>(({ blocks }) => Object.assign(blocks[0] ?? {}, { heading: text }))
  /** For each part that a tester sees in English, by path: by how many it has been seen, and by how many it had been. */
  const ticks = async () =>
    (await seen(branch)).files
      .flatMap(({ path, parts }) =>
        parts.flatMap(({ key, languages }) =>
          languages.flatMap(({ language, by, before }) => (language === 'en' ? [[path, key, by.length, before.length] as const] : [])),
        ),
      )
      .sort(([one], [other]) => (one < other ? -1 : 1))
  write({ [about]: heading('Brighter rooms'), [PATH]: JSON.stringify(question('Quite another question?')) })
  await tick(branch, tester, 'en', 'Ann')
  const other = [PATH, '', 1, 0]
  expect(await ticks()).toEqual([other, [about, 'blocks.0', 1, 0]])
  write({ [picture]: Buffer.from('lighter') })
  expect(await ticks()).toEqual([other, [about, 'blocks.0', 0, 1], [picture, '', 0, 0]])
  await tick(branch, tester, 'en', 'Ann')
  expect(await ticks()).toEqual([other, [about, 'blocks.0', 1, 0], [picture, '', 1, 0]])
  write({ [picture]: Buffer.from('lighter still') })
  expect(await ticks()).toEqual([other, [about, 'blocks.0', 0, 1], [picture, '', 0, 1]])
  // A picture that stands elsewhere takes no tick away.
  await tick(branch, tester, 'en', 'Ann')
  write({ 'public/media/elsewhere.webp': Buffer.from('elsewhere') })
  expect((await ticks()).map(([, , by]) => by)).toEqual([1, 1, 0, 1])
})

test('what is read on a page is ticked only while the draft is as it was when the page was loaded, by newer marks neither', async () => {
  const branch = await begin('Read on a page')
  const version = async () => (await ask<{ version: string }>(`/api/preview/version?branch=${branch}`, tester)).body.version
  const tickPage = async (loaded: string, isSeen = true) =>
    ask('/api/reviews/ticks', tester, { branch, isSeen, places: await places(branch, 'en'), name: 'Ann', version: loaded })
  const by = async () => (await languages(branch)).flatMap((one) => one.by).length
  await save(branch, cost('From £95.'))
  const loaded = await version()
  await save(branch, cost('From £120.'))
  const late = await tickPage(loaded)
  expect([late.status, late.body.reason, await by()]).toEqual([409, 'changed', 0])
  expect((await tickPage(await version())).status).toBe(200)
  expect(await by()).toBe(1)
  // One's own tick is taken away also on a page that is old.
  expect((await tickPage(loaded, false)).status).toBe(200)
  expect(await by()).toBe(0)
})

test('a document that gets another file is one that was changed, and keeps its ticks, but for that of its address', async () => {
  const branch = await begin('Moved')
  const [old, now, last] = ['exosome', 'exosomes', 'exo'].map((name) => `content/treatment/${name}.json`) as [string, string, string]
  const treatment = JSON.parse(await site.garden.text(old)) as { title: string }
  const text = JSON.stringify({ ...treatment, title: 'Exosomes' }, null, 2)
  const write = (files: Parameters<typeof commitTo>[2]) => commitTo(site.garden.dir, branch, files)
  const ticks = async () =>
    (await seen(branch)).files.map(({ path, kind, href, parts }) => [
      path,
      kind,
      href,
      parts.map(({ key, languages }) => `${key}: ${languages.filter(({ by }) => by.length > 0).map(({ language }) => language)}`),
    ])
  write({ [old]: text })
  await tick(branch, clinician, 'en')
  expect(await ticks()).toEqual([[old, 'edited', '/procedures/facial/exosome', [': en']]])
  write({ [old]: null, [now]: text })
  expect(await ticks()).toEqual([[now, 'edited', '/procedures/facial/exosomes', ['address: ', ': en']]])
  await tick(branch, clinician, 'ar')
  write({ [now]: null, [last]: text })
  expect(await ticks()).toEqual([[last, 'edited', '/procedures/facial/exo', ['address: ', ': en']]])
  const untick = { branch, isSeen: false, places: await places(branch, 'en') }
  expect((await ask('/api/reviews/ticks', clinician, untick)).status).toBe(200)
  expect((await ticks())[0]?.[3]).toEqual(['address: ', ': '])
  // Another document at the first place is another one.
  await tick(branch, clinician, 'en')
  write({ [old]: JSON.stringify({ ...treatment, title: 'Quite new' }) })
  expect((await ticks()).map(([path, kind, , parts]) => [path, kind, parts])).toEqual([
    [last, 'edited', ['address: en', ': en']],
    [old, 'new', [': ']],
  ])
})
