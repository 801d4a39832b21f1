import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type Site, SiteProvider } from '../../src/content/site.ts'
import type { Remark, Thread } from '../../src/features/reviews/rules/comments.ts'
import type { PlacedFile, SeenDraft } from '../../src/features/reviews/rules/ticks.ts'
import type { Speaking } from '../../src/features/reviews/view/speaker.tsx'
import { PageThreads } from '../../src/features/reviews/view/threads.tsx'
import { PageTicks } from '../../src/features/reviews/view/ticks.tsx'
import { pictureOf } from '../../src/features/reviews/view/use-picked.ts'
import { createI18n } from '../../src/i18n/instance.ts'
import ar from '../../src/i18n/resources/ar.ts'
import en, { type Resource } from '../../src/i18n/resources/en.ts'
import type { Locale } from '../../src/model/languages.ts'

const AT = '2026-11-23T09:12:00.000Z'
const again = async () => {}
const speaker: Speaking = { branch: 'winter', name: 'Ann', asksName: true, mayMention: false, setName: () => {} }

const html = (what: React.ReactNode, locale: Locale = 'en', words: Resource = en) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(locale, words)}>
      <MemoryRouter>
        <SiteProvider value={{ locale, path: '/about', title: '', names: {}, cards: [], trail: [] } as unknown as Site}>
          {what}
        </SiteProvider>
      </MemoryRouter>
    </I18nextProvider>,
  )
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

const remark: Remark = { number: 1, by: { kind: 'reader', name: 'Dr Hartwell' }, at: AT, text: 'Say until when.', isOwn: false }
const thread: Thread = {
  ...{ number: 1, path: 'content/page/about.json', title: 'About', where: [], language: 'en', said: 'Winter offers', href: '/about' },
  stands: { state: 'changed', field: 'blocks.0.heading', now: 'Summer' },
  remarks: [remark],
}
const threads = [
  thread,
  { ...thread, number: 2, href: '/', title: 'Home' },
  { ...thread, number: 3, settled: { by: { kind: 'tester' as const, name: 'Ada' }, at: AT } },
]

test('on a page stands what is said of it, with the ways to what is said of others', () => {
  const shown = html(<PageThreads speaker={speaker} threads={threads} again={again} isReader={false} />)
  expect(textOf(shown)).toContain('The text was changed since.')
  expect(textOf(shown)).toMatch(/Dr Hartwell .*2026.*· by review link/)
  expect(textOf(shown)).toContain('Settled: 1')
  expect(shown).toContain('<a href="/"><bdi class="name">Home</bdi></a>')
  expect(shown.match(/id="comment-\d"/g)).toEqual(['id="comment-1"', 'id="comment-3"'])
})

test('a reader answers, and does not settle', () => {
  const shown = html(<PageThreads speaker={speaker} threads={[thread]} again={again} isReader />)
  expect(textOf(shown)).toContain('Answer')
  expect(textOf(shown)).not.toContain('Settle')
})

const file: PlacedFile = {
  ...{ path: thread.path, kind: 'edited', title: 'About', collection: 'Pages', href: '/about', shownAt: [], isMedical: false },
  parts: [
    {
      ...{ key: 'blocks.0', kind: 'edited', where: ['Sections', 'Hero'], what: ['Heading'] },
      languages: [
        { language: 'en', mark: 'a', by: [], before: [], isOwn: false },
        {
          ...{ language: 'ar', mark: 'b', before: [], isOwn: false },
          by: [{ kind: 'tester', name: 'Ann', role: 'tester', countsAs: ['tester'], at: AT }],
        },
      ],
    },
  ],
}
const seen: SeenDraft = {
  ...{ called: 'Winter', pages: [], missing: [], demands: { tester: false, translator: false, clinician: false } },
  files: [file, { ...file, path: 'content/page/home.json', title: 'Home', href: '/' }],
}

test('a tester ticks the parts of the page that they read, in the language that they read it in', () => {
  const english = html(<PageTicks speaker={speaker} seen={seen} version="1" again={again} />)
  expect(english.match(/type="checkbox"/g)).toHaveLength(1)
  expect(english).not.toContain('checked')
  expect(textOf(english)).toContain('About › Sections › Hero › Heading')
  const arabic = html(<PageTicks speaker={speaker} seen={seen} version="1" again={again} />, 'ar', ar)
  expect(arabic).toContain('checked')
  expect(textOf(arabic)).toContain('اطلع عليه Ann')
})

test('a picture is known by the address that the content has for it, whatever size and draft it is shown in', () => {
  vi.stubGlobal('window', { location: { origin: 'https://site.example' } })
  for (const src of [
    '/media/w800/scene/a.webp',
    '/media/~winter/scene/a.webp',
    '/media/w800/~winter~offers/scene/a.webp',
    '/media/scene/a.webp',
  ])
    expect(pictureOf(src)).toBe('/media/scene/a.webp')
  vi.unstubAllGlobals()
})
