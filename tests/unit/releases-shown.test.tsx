import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DraftList } from '../../src/features/releases/admin/drafts/draft-list'
import { FileLines } from '../../src/features/releases/admin/file-lines'
import { BeforeItGoes, summaryOf } from '../../src/features/releases/admin/publish/before-it-goes'
import { QuestionChoice } from '../../src/features/releases/admin/publish/question-choice'
import { NOTHING_PICKED, nearSentence, TimeFields } from '../../src/features/releases/admin/when'
import type { Draft } from '../../src/features/releases/rules/drafts.ts'
import { type DryRun, obstacles } from '../../src/features/releases/rules/dry-run.ts'

const draft: Draft = {
  branch: 'spring-prices',
  name: 'Spring prices',
  begun: { by: 'Eve Low', at: '2026-11-20T09:00:00+00:00' },
  newest: { by: 'Eve Low', at: '2026-11-22T09:00:00+00:00' },
  files: 2,
  state: 'open',
  isOwn: false,
}
const finding = (level: 'error' | 'warning', key: string) => ({
  kind: 'links' as const,
  level,
  message: `Sentence ${key}`,
  document: 'content/faq/cost.json',
  field: 'answer',
  language: 'en' as const,
  words: `Words of ${key}`,
  title: 'What does it cost?',
  where: ['Answer'],
  key,
})
const dryRun: DryRun = {
  draft,
  tip: 'abc',
  files: [
    {
      path: 'content/faq/cost.json',
      kind: 'edited',
      title: 'What does it cost?',
      collection: 'Questions',
      shownAt: [],
      languages: ['en', 'ar'],
      fields: [
        { where: ['Question'], before: 'Old?', after: 'New?' },
        { where: ['Translations', 'العربية', 'Question'], after: 'جديد؟' },
      ],
    },
    { path: 'public/media/a.webp', kind: 'new', title: 'a.webp', collection: '', shownAt: [], languages: [], fields: [] },
  ],
  meanwhile: [
    { path: 'content/page/home.json', collection: 'Pages', title: 'Home' },
    { path: 'content/page/about.json', collection: 'Pages', title: 'About' },
  ],
  questions: [{ key: 'q', path: 'content/faq/cost.json', title: 'What does it cost?', where: ['Question'], site: 'Site?' }],
  findings: [finding('error', 'e'), finding('warning', 'w')],
  needsDeployment: ['code'],
  leftOut: [],
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('what keeps a draft back is counted: open questions, errors, and warnings that nobody has looked at', () => {
  expect(obstacles(dryRun, {}, [])).toEqual({ open: 1, errors: 1, unseen: 1, missing: 0 })
  expect(obstacles(dryRun, { q: 'site' }, ['w'])).toEqual({ open: 0, errors: 1, unseen: 0, missing: 0 })
  const missing = [{ who: 'translator' as const, language: 'ar' as const, titles: ['Home'], parts: 2 }]
  expect(obstacles({ ...dryRun, missing }, {}, []).missing).toBe(1)
})

test('what a draft changes is named, with both texts, languages, and the ways there', () => {
  expect(summaryOf(dryRun)).toBe('3 changes: What does it cost? and a.webp.')
  const html = renderToStaticMarkup(<FileLines files={dryRun.files} />)
  expect(textOf(html)).toContain('What does it cost? Questions · changed · English and Arabic')
  expect(html).toMatch(/<del [^>]*>Old<\/del>\?/)
  expect(html).toContain('#/collections/edit/faq/~/cost')
})

test('a text that both changed is shown from both sides, also where one took it away', () => {
  const [question] = dryRun.questions
  if (!question) throw new Error('There is no question.')
  const html = renderToStaticMarkup(<QuestionChoice question={question} chosen="brought" onChoose={() => {}} />)
  expect(textOf(html)).toContain('Public now Site? In the draft taken away')
  expect(html.match(/checked=""/g)).toHaveLength(1)
})

test('before it goes out: the report, who has to see it, what changed meanwhile, and what needs a developer', () => {
  const missing = [
    { who: 'tester' as const, titles: ['Home', 'About'], parts: 3 },
    { who: 'translator' as const, language: 'ar' as const, titles: ['Home'], parts: 2 },
  ]
  const shown = (more: Partial<DryRun>, isPlanned = false) =>
    textOf(
      renderToStaticMarkup(
        <BeforeItGoes
          dryRun={{ ...dryRun, missing, ...more }}
          isPlanned={isPlanned}
          isLooked={false}
          isAccepted={false}
          onLook={() => {}}
          onAccept={() => {}}
        />,
      ),
    )
  const text = shown({})
  expect(text).toContain('a tester: Home and About')
  expect(text).toContain('a translator, Arabic: Home')
  expect(text).toContain('1 new problem has to be put right first')
  expect(text).toContain('1 thing that is new to look at')
  // Each with its page, its field, its reason and its words.
  expect(text).toMatch(/What does it cost\? › Answer\s+· Links and addresses\s+Sentence w\s+Words of w/)
  expect(text).toContain('the site changed in 2 places, which are kept: Home and About')
  expect(text).toContain('code: this shows once it is deployed')
  // What is demanded is asked about where it may be met until the time of a plan.
  expect([text, shown({}, true)].map((one) => one.includes('It goes out all the same'))).toEqual([false, true])
})

test('before it goes out: comments and ticks that are open, with the time of each and who it was', () => {
  const at = '2026-06-01T08:00:00Z'
  const said = { kind: 'comment' as const, title: 'Home', where: ['Heading'], language: 'ar' as const, at }
  const unsettled: DryRun['unsettled'] = [
    { ...said, key: 'comment 1 2', by: 'Nadia', byKind: 'account', text: 'Not yet!' },
    { ...said, key: 'comment 3 3', by: 'Ann', byKind: 'tester', text: 'Is this so?' },
    { kind: 'tick', key: 'tick a en', title: 'About', language: 'en', parts: 2, last: { by: 'Bo', byKind: 'reader', at } },
  ]
  const props = { isPlanned: false, isLooked: false, isAccepted: false, onLook: () => {}, onAccept: () => {} }
  const text = textOf(renderToStaticMarkup(<BeforeItGoes dryRun={{ ...dryRun, unsettled }} {...props} />))
  // By the clinics’ clock, which is an hour ahead in summer.
  expect(text).toMatch(/Home › Heading · Arabic\s+Nadia, .*2026.* 0?9:00.*, London time:\s+Not yet!/)
  expect(text).toMatch(/Ann \(by the testers’ password\), .*Is this so\?/)
  expect(text).toMatch(/About · English\s+2 parts that nobody has ticked .*Bo \(by review link\) had, /)
  expect(text).toContain('I have read this. It goes out all the same.')
})

test('a draft says how it stands, and leads to its publishing only while it holds something new', () => {
  const shown = (one: Draft) => renderToStaticMarkup(<DraftList drafts={[one]} here="main" onSaid={async () => {}} />)
  expect(textOf(shown(draft))).toContain('Changed in 2 places')
  expect(shown(draft)).toContain('#/screens/releases?publish=spring-prices')
  const published = shown({ ...draft, state: 'public', files: 0 })
  expect(textOf(published)).toContain('All of it is public')
  expect(published).not.toContain('publish=')
})

test('two drafts for about one moment are named to whoever plans the second, with the time and their order', () => {
  const day = `${new Date().getFullYear() + 1}-01-15`
  const picked = { ...NOTHING_PICKED, fromDay: day, fromTime: '09:00' }
  const at = (time: string) => nearSentence(picked, [{ name: 'Spring', from: `${day}T${time}Z` }])
  for (const time of ['09:00:00', '09:00:30', '08:59:30', '09:04:59'])
    expect(at(time), time).toMatch(/“Spring” goes out at about this time, too: .*09|8/)
  for (const time of ['09:05:00', '08:55:00', '10:00:00', '21:00:00']) expect(at(time), time).toBe('')
  expect(nearSentence({ ...picked, fromDay: '' }, [{ name: 'Spring', from: `${day}T09:00:00Z` }])).toBe('')
})

test.each([
  ['2027-10-31', '01:30', 'The first (summer time, +01:00)', 'The second (an hour later, +00:00)'],
  ['2027-10-31', '02:00'],
  ['2027-03-28', '01:30'],
])('beside the time fields it is asked about %s, %s only where that comes twice', (day, time, ...choices) => {
  const picked = { ...NOTHING_PICKED, fromDay: day, fromTime: time }
  const text = textOf(renderToStaticMarkup(<TimeFields picked={picked} onPick={() => undefined} />))
  expect(text.includes('comes twice')).toBe(choices.length > 0)
  for (const choice of choices) expect(text).toContain(choice)
})

test('an error that another planned draft takes away names that draft with its time, and counts for times before it alone', () => {
  const comesWith = { name: 'Winter offer', from: '2026-12-01T08:00:00.000Z' }
  const linked: DryRun = { ...dryRun, findings: [{ ...finding('error', 'e'), comesWith }, finding('error', 'f')] }
  const at = ['2026-12-01T07:59:00Z', '2026-12-01T08:00:00Z', undefined].map((moment) => moment && new Date(moment))
  expect(at.map((moment) => obstacles(linked, {}, [], moment || undefined).errors)).toEqual([2, 1, 2])
  const never = () => undefined
  const html = renderToStaticMarkup(
    <BeforeItGoes dryRun={linked} isPlanned={false} isLooked={false} isAccepted={false} onLook={never} onAccept={never} />,
  )
  expect(textOf(html).match(/“Winter offer”/g)).toHaveLength(1)
  expect(textOf(html)).toContain('1 Dec 2026, 08:00')
})
