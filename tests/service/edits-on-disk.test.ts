import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openContent } from '../../src/server/content/open-content.ts'
import type { ContentStore } from '../../src/server/content/store.ts'
import { type Garden, plant, until } from './garden.ts'
import { ada, asked, formsInMemory, question, saveQuestion, UPDATE } from './questions.ts'

const FILE = 'fillers-cost.json'
const PATH = `content/faq/${FILE}`
const OPEN =
  'query ($file: String!) { faq(relativePath: $file) { question ... on Document { _internalSys: _sys { path } _internalValues: _values } } }'
let garden: Garden
let store: ContentStore

beforeEach(async () => {
  garden = await plant()
  store = await openContent(garden.dir)
})
afterEach(async () => {
  store.close()
  await garden.uproot()
})

const shows = (text: string) => until(async () => (await asked(store, FILE)) === text, `the text "${text}"`)

test('a file that is replaced again and again is noticed each time, however that is done', async () => {
  for (let round = 1; round <= 4; round += 1) {
    await rm(join(garden.dir, PATH))
    await garden.write(PATH, question(`Written anew ${round}?`))
    await shows(`Written anew ${round}?`)
    await garden.write('content/faq/beside.json', question(`Moved ${round}?`))
    await rename(join(garden.dir, 'content/faq/beside.json'), join(garden.dir, PATH))
    await shows(`Moved ${round}?`)
    garden.git('commit', '-qam', `Round ${round}`)
    garden.git('checkout', '-q', '--detach', 'HEAD~1')
    garden.git('checkout', '-q', 'main')
    await garden.write(PATH, question(`By hand ${round}?`))
    await shows(`By hand ${round}?`)
  }
})

test('a folder that goes and comes back is followed', async () => {
  await rename(join(garden.dir, 'content/faq'), join(garden.dir, 'faq-elsewhere'))
  await until(async () => (await asked(store, FILE)) === undefined, 'the end of the questions')
  await rename(join(garden.dir, 'faq-elsewhere'), join(garden.dir, 'content/faq'))
  await until(async () => (await asked(store, FILE)) !== undefined, 'the questions')
  await mkdir(join(garden.dir, 'content/page/new/deep'), { recursive: true })
  await garden.write('content/page/new/deep/page.json', { title: 'Deep', slug: 'new/deep' })
  await until(async () => (await store.content().pages()).some(({ slug }) => slug === 'new/deep'), 'the new page')
  await garden.write(PATH, question('Still followed?'))
  await shows('Still followed?')
})

test('a form shows what its file says, and a save never takes back what came since, also where nobody noticed it', async () => {
  const [forms, hers] = [formsInMemory(), { branch: 'main' }]
  store.close()
  // Nobody follows the files from here on, as if the change went unnoticed.
  await writeFile(join(garden.dir, PATH), JSON.stringify(question('Pulled?'), null, 2))
  const { data } = await store.open(forms.of(hers), OPEN, { file: FILE })
  const { faq } = data as { faq: { question: string; _internalValues: { _revision: string } } }
  expect(faq.question).toBe('Pulled?')
  await writeFile(join(garden.dir, PATH), JSON.stringify(question('Pulled again?'), null, 2))
  const form = forms.of({ ...hers, opened: faq._internalValues._revision })
  const refused = await store.save(ada, UPDATE, { file: FILE, params: question('From the form?') }, form)
  expect(refused.errors?.[0]?.message).toMatch(/changed “Pulled again\?” .*: Question\. Your text/)
  expect(JSON.parse(await garden.text(PATH)).question).toBe('Pulled again?')
})

test('while another branch is checked out in the folder, the site shows and saves its own, and leaves the folder alone', async () => {
  const before = await asked(store, FILE)
  garden.git('checkout', '-q', '-b', 'elsewhere')
  await garden.write(PATH, question('Elsewhere?'))
  await garden.write('content/page/hidden.json', { title: 'Hidden', slug: 'hidden' })
  garden.git('add', '.')
  garden.git('commit', '-q', '-m', 'Elsewhere')
  garden.git('checkout', '-q', 'main')
  await until(async () => (await asked(store, FILE)) === before, 'the own text')
  garden.git('checkout', '-q', 'elsewhere')
  expect(await saveQuestion(store, 'fillers-pain.json', 'Saved meanwhile?')).toBeUndefined()
  expect(store.folder).toBeUndefined()
  expect(await asked(store, FILE)).toBe(before)
  expect((await store.content().pages()).map(({ slug }) => slug)).not.toContain('hidden')
  expect(garden.git('log', '-1', '--format=%an|%s', 'main')).toBe('Ada Hart|Change content/faq/fillers-pain.json')
  expect(garden.git('status', '--porcelain')).toBe('')
  await garden.write(PATH, question('Nobody follows this?'))
  garden.git('checkout', '-q', '--', PATH)
  garden.git('checkout', '-q', 'main')
  await garden.write(PATH, question('Home again?'))
  await shows('Home again?')
  expect(store.folder).toBeDefined()
  expect(await asked(store, 'fillers-pain.json')).toBe('Saved meanwhile?')
  expect(garden.git('status', '--porcelain')).toBe(`M ${PATH}`)
})

test('a rebase shows its result, not its steps', async () => {
  garden.git('checkout', '-q', '-b', 'base')
  await garden.write('content/faq/base.json', question('Base?'))
  garden.git('add', '.')
  garden.git('commit', '-q', '-m', 'Base')
  garden.git('checkout', '-q', 'main')
  await saveQuestion(store, FILE, 'Rebased?')
  garden.git('rebase', '-q', 'base')
  await until(async () => (await asked(store, 'base.json')) === 'Base?', 'the new base')
  expect(await asked(store, FILE)).toBe('Rebased?')
})

test.each(['.git/hooks/x', '.hidden', 'a/.git/config', 'Capital', 'sp ace', 'x'.repeat(101), 'con trol\u0007', 'ünïcode'])(
  'no document can be called %j',
  async (name) => {
    const CREATE = 'mutation ($file: String!, $params: FaqMutation!) { createFaq(relativePath: $file, params: $params) { question } }'
    const { errors } = await store.save(ada, CREATE, { file: `${name}.json`, params: question('Named?') })
    expect(errors).not.toBeNull()
    expect(garden.git('status', '--porcelain')).toBe('')
    expect(garden.git('log', '--format=%s')).toBe('Begin')
  },
)
