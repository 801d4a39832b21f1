import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Content } from '../../src/content/cms/client.ts'
import { createBranches } from '../../src/server/content/branches/branches.ts'
import type { Branches } from '../../src/server/content/branches/views.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { type Garden, plant, until } from './garden.ts'

const COST = 'content/faq/fillers-cost.json'
const HYDRATITE = 'content/treatment/hydratite.json'
type Question = { question: string }
const asks = (question: string) => edit<Question>((one) => Object.assign(one, { question }))

let garden: Garden
let branches: Branches

beforeAll(async () => {
  garden = await plant()
  branches = createBranches(await openContent(garden.dir))
})
afterAll(async () => {
  branches.close()
  await garden.uproot()
})

const contentOf = async (branch: string) => (await branches.open(branch))?.content() as Content
const questionIn = async (content: Content, path = COST) => (await content.questions()).find(({ id }) => id === path)?.question

test('what a draft does not change it shows of the site itself, and what it changes of its own', async () => {
  commitTo(garden.dir, 'spring', { [COST]: asks('In spring?') })
  const site = branches.main.content()
  const [treatments, questions] = [await site.treatments(), await site.questions()]
  const draft = await contentOf('spring')
  const [same, own] = [await draft.treatments(), await draft.questions()]
  expect(same.filter((one, at) => one !== treatments[at] && !JSON.stringify(one).includes(COST))).toEqual([])
  expect(own.filter((one, at) => one !== questions[at]).map(({ id }) => id)).toEqual([COST])
  expect(await questionIn(draft)).toBe('In spring?')
  expect(await questionIn(site)).not.toBe('In spring?')
})

test('a later change of the site does not reach the draft, nor one of the draft the site', async () => {
  const before = branches.main.revision
  await garden.write(HYDRATITE, { ...JSON.parse(await garden.text(HYDRATITE)), title: 'Changed on the site' })
  await until(() => branches.main.revision > before)
  commitTo(garden.dir, 'spring', { [COST]: asks('In May?') })
  const [draft, site] = [await contentOf('spring'), branches.main.content()]
  expect((await site.treatment('hydratite'))?.data.treatment.title).toBe('Changed on the site')
  expect((await draft.treatment('hydratite'))?.data.treatment.title).not.toBe('Changed on the site')
  expect(await questionIn(draft)).toBe('In May?')
})

test('a draft that was opened while a file of the site was not committed shows its own', async () => {
  garden.git('branch', 'summer', 'main')
  const draft = await contentOf('summer')
  expect((await draft.treatment('hydratite'))?.data.treatment.title).not.toBe('Changed on the site')
})

test('a draft that is opened while the site changes shows nothing of the change, also of what was asked for before it', async () => {
  // Site and draft are alike.
  garden.git('commit', '-qam', 'Later')
  garden.git('branch', 'late', 'main')
  const site = await openContent(garden.dir)
  const opening = createBranches({
    ...site,
    checkout: site.checkout,
    shared: (...asked) => {
      const answer = site.shared?.(...asked)
      // A page of the site asks for its list, which nobody has read yet, and a save comes before that.
      site.content().questions()
      site.change(async () => {
        await garden.write(COST, asks('Changed meanwhile?')(await garden.text(COST)))
        return [COST]
      })
      return answer ?? Promise.resolve(undefined)
    },
  })
  const draft = (await opening.open('late'))?.content() as Content
  expect(await questionIn(draft)).not.toBe('Changed meanwhile?')
  expect(await questionIn(site.content())).toBe('Changed meanwhile?')
  opening.close()
})

test('a draft with a new document shows it, and one that lacks some does not', async () => {
  const added = 'content/faq/new.json'
  commitTo(garden.dir, 'autumn', { [added]: JSON.stringify({ question: 'New?', answer: 'Yes.' }) })
  expect(await questionIn(await contentOf('autumn'), added)).toBe('New?')
  commitTo(garden.dir, 'winter', { [COST]: null })
  expect(await questionIn(await contentOf('winter'))).toBeUndefined()
  expect(await questionIn(branches.main.content(), added)).toBeUndefined()
})
