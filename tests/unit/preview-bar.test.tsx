import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Site, SiteProvider } from '../../src/content/site.ts'
import { SignOut } from '../../src/features/gate/view/sign-out.tsx'
import type { ListedDifference } from '../../src/features/preview/rules/list-difference.ts'
import { PreviewChanges, PreviewCommit } from '../../src/features/preview/view/changes.tsx'
import { PreviewDifference } from '../../src/features/preview/view/difference.tsx'
import { serverI18n } from '../../src/i18n/all.ts'

const site = { locale: 'en', path: '/', cards: [], trail: [], names: {} } as unknown as Site
const html = (node: React.ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter basename="/~spring" initialEntries={['/~spring/about']}>
      <I18nextProvider i18n={serverI18n('en')}>
        <SiteProvider value={site}>{node}</SiteProvider>
      </I18nextProvider>
    </MemoryRouter>,
  )
const line = (own: Partial<ListedDifference>) =>
  html(<PreviewDifference of={{ key: 'x', kind: 'edited', title: 'X', locale: 'en', unseen: [], unseenHere: [], pages: [], ...own }} />)

test('a commit of a year that no calendar has shows the date as git wrote it', () => {
  const commit = { subject: 'Later', author: 'Dev', date: '318857-05-20T17:46:39+00:00' }
  expect(html(<PreviewCommit commit={commit} />)).toContain(`>${commit.date}<`)
  expect(html(<PreviewCommit commit={{ ...commit, date: '2026-11-20T12:00:00Z' }} />)).toContain('20 Nov 2026')
})

test('several languages lead to the page in each; one only to where its title leads', () => {
  const [zh, ar] = [
    { locale: 'zh-CN' as const, name: 'Simplified Chinese' },
    { locale: 'ar' as const, name: 'Arabic' },
  ]
  expect(line({ href: '/about', locale: 'ar', languages: [ar] })).toMatch(/href="\/~spring\/ar\/about">X<.*Differs in: Arabic</)
  expect(line({ href: '/about', locale: 'zh-CN', languages: [zh, ar] })).toContain('<a href="/~spring/ar/about">Arabic</a>')
})

test('what differs in no language is said to be the same, and what is gone leads nowhere', () => {
  expect(line({ href: '/about', languages: [] })).toContain('Reads the same as on the site')
  expect(line({ kind: 'removed', languages: [] })).toMatch(/Removed<\/span><div><bdi>X<\/bdi><\/div>/)
})

test('many pages that show something are folded up', () => {
  const pages = ['/a', '/b', '/c', '/d'].map((href) => ({ href, title: href }))
  expect(line({ pages })).toContain('<summary>Shows on 4 pages</summary>')
  expect(line({ pages: pages.slice(0, 3) })).not.toContain('<summary>')
})

test('each way out of the tester’s session is one on which the browser forgets that it was let in', () => {
  const preview = { branches: ['main', 'spring'], branch: 'spring', newer: { text: '', link: '' }, groups: [], elsewhere: {} }
  for (const shown of [<SignOut key="foot" />, <PreviewChanges key="bar" preview={preview} here="/about" />]) {
    const forms = html(shown).match(/<form[^>]* action="\/api\/gate\/sign-out"[^>]*>/g)
    expect(forms).toEqual([expect.stringContaining(' data-forget=')])
  }
})
