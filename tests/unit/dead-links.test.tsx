import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { MenuLinks } from '../../src/components/frame/menu-links.tsx'
import { Action } from '../../src/components/links/action.tsx'
import { Paragraphs } from '../../src/components/text/paragraphs.tsx'
import { type Site, SiteProvider } from '../../src/content/site.ts'
import type { ContentLink } from '../../src/content/types.ts'
import { followLinks } from '../../src/content/view/links.ts'
import { createI18n } from '../../src/i18n/instance.ts'
import en from '../../src/i18n/resources/en.ts'

const ADDRESSES = { 'content/page/about.json': '/about-us' }
const followed = <T,>(data: T) => followLinks(data, ADDRESSES)
const html = (what: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', en)}>
      <SiteProvider value={{ locale: 'en', path: '/', title: '', settings: {}, names: {}, cards: [], trail: [] } as unknown as Site}>
        <MemoryRouter>{what}</MemoryRouter>
      </SiteProvider>
    </I18nextProvider>,
  )
const link = (href: string) => followed({ label: 'Us', target: 'page', href }) as ContentLink

test('a button leads to the address that its page has now; where the page is gone its words stay', () => {
  expect(html(<Action link={link('xref:/page/about#team')} look="primary" />)).toContain('href="/about-us#team"')
  const dead = html(<Action link={link('xref:/page/gone')} look="primary" />)
  expect(dead).toContain('Us')
  expect(dead).not.toMatch(/<a|href|btn|xref/)
})

test('so does a link in a text', () => {
  const children = ['about', 'gone'].map((name) => ({ type: 'a', url: `xref:/page/${name}`, children: [{ type: 'text', text: name }] }))
  const body = { type: 'root', children: [{ type: 'p', children }] }
  const shown = html(<Paragraphs of={followed({ body }) as never} field="body" />)
  expect(shown).toContain('href="/about-us"')
  expect(shown.match(/<a /g)).toHaveLength(1)
  expect(shown).toContain('gone')
})

test.each([
  ...[
    'java\tscript:alert(1)',
    '\u0001javascript:x',
    'JAVASCRIPT:x',
    'data:text/html,x',
    '/\\evil.example',
    '//evil.example',
    '/\t/evil.example',
  ],
  ...['XREF:/page/about', 'https://a@evil.example', 'https:evil.example'],
])('a link to %j that lies in the content is shown as its words', (href) => {
  const body = { type: 'root', children: [{ type: 'a', url: href, children: [{ type: 'text', text: 'Us' }] }] }
  for (const what of [
    <Action key="a" link={{ label: 'Us', target: 'page', href } as ContentLink} look="link" />,
    <Paragraphs key="b" of={{ body } as never} field="body" />,
  ]) {
    const shown = html(what)
    expect(shown).toContain('Us')
    expect(shown).not.toMatch(/<a|href/)
  }
})

test('a menu has no entry that leads nowhere', () => {
  const items = ['about', 'gone'].map((name) => ({ href: `xref:/page/${name}`, label: name }))
  const shown = html(<MenuLinks items={followed(items) as never} />)
  expect(shown).toContain('about')
  expect(shown).not.toContain('gone')
})
