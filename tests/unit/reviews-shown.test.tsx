import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reviewScreenAddress } from '../../src/features/releases/rules/review-screen-address.ts'
import { draftAt } from '../../src/features/reviews/admin/draft-at.ts'
import { Needed } from '../../src/features/reviews/admin/needed.tsx'
import { Parts } from '../../src/features/reviews/admin/parts.tsx'
import { Threads } from '../../src/features/reviews/admin/threads.tsx'
import type { Thread } from '../../src/features/reviews/rules/comments.ts'
import { countSeen, type SeenFile, type Tick } from '../../src/features/reviews/rules/ticks.ts'

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const again = async () => {}
const AT = '2026-11-23T09:12:00.000Z'
const ann: Tick = { kind: 'tester', name: 'Ann', role: 'tester', countsAs: ['tester'], at: AT }

const file: SeenFile = {
  ...{ path: 'content/page/home.json', kind: 'edited', title: 'Home', collection: 'Pages', href: '/', isMedical: false },
  parts: [
    {
      ...{ key: 'blocks.0', kind: 'edited', where: ['Sections', 'Promo: Offers'], what: ['Heading'] },
      languages: [
        { language: 'en', mark: 'a', by: [ann], before: [], isOwn: false },
        { language: 'zh-CN', mark: 'b', by: [], before: [], isOwn: false },
        { language: 'ar', mark: 'c', by: [], before: [ann], isOwn: false },
      ],
    },
    { key: 'blocks.1', kind: 'removed', where: ['Sections', 'Promo: B12'], what: [], languages: [] },
  ],
}

test('a part says where it is and who has seen it in each language, also before it was changed once more', () => {
  const html = renderToStaticMarkup(<Parts branch="winter/offers" files={[file]} again={again} />)
  expect(textOf(html)).toContain('Sections › Promo: Offers › Heading')
  expect(textOf(html)).toContain('Sections › Promo: B12: taken away')
  const labels = [...html.matchAll(/aria-pressed="false" title="([^"]+)"/g)].map(([, label]) => label)
  expect(labels).toEqual([
    'English: seen by Ann (tester, by password)',
    'Simplified Chinese: not seen yet',
    'Arabic: changed since Ann (tester, by password) had seen it',
  ])
  expect(html).toContain('href="/~winter~offers/"')
  expect(countSeen([file])).toEqual({ all: 3, seen: 1 })
})

test('what is demanded is there, or says who is missing where', () => {
  const demands = { tester: true, translator: true, clinician: false }
  const missing = [{ who: 'translator' as const, language: 'ar' as const, titles: ['Home'], parts: 1 }]
  const text = textOf(renderToStaticMarkup(<Needed demands={demands} missing={missing} />))
  expect(text).toContain('A second person for every part')
  expect(text).toContain('A translator for each language, missing in Arabic: Home')
  expect(text).not.toContain('clinician')
})

const thread: Thread = {
  ...{ number: 1, path: file.path, title: 'Home', where: ['Promo', 'Heading'], language: 'ar', said: 'خصم 20%' },
  stands: { state: 'changed', field: 'blocks.0.heading', now: 'خصم 25%' },
  remarks: [{ number: 1, by: { kind: 'reader', name: 'Dr Hartwell' }, at: AT, text: 'Say until when.', isOwn: false }],
}

test('a comment says where it stands, by whom and by which way it came, and that its text was changed since', () => {
  const comments = {
    threads: [thread, { ...thread, number: 2, settled: { by: { kind: 'tester' as const, name: 'Ada' }, at: AT } }],
    colleagues: [],
  }
  const html = renderToStaticMarkup(<Threads branch="winter" comments={comments} again={again} />)
  const text = textOf(html)
  expect(text).toContain('1 open, 1 settled')
  expect(text).toContain('Home › Promo › Heading, Arabic')
  expect(text).toContain('The text was changed since')
  expect(text).toContain('Now it says: خصم 25%')
  expect(text).toMatch(/Dr Hartwell 23 Nov 2026, 09:12\s*, by review link/)
  expect(html.match(/Say until when\./g)).toHaveLength(1)
})

test('the screen of reviews has an address for each draft, by its branch', () => {
  expect(reviewScreenAddress('fix/hours')).toBe('#/screens/review?draft=fix%2Fhours')
  expect(draftAt(reviewScreenAddress('fix/hours'))).toBe('fix/hours')
  for (const hash of ['#/screens/review', '#/screens/reviews?draft=a', '#/screens/releases?draft=a']) expect(draftAt(hash)).toBeUndefined()
})
