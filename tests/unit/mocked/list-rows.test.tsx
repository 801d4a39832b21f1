import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { List, ListedDocument } from '../../../src/features/lists/rules/list.ts'
import { ListTable } from '../../../tina/admin/lists/table'
import { Thumb } from '../../../tina/admin/lists/thumb'

vi.mock('tinacms', () => ({ useCMS: () => ({}) }))

const row = (title: string, more: Partial<ListedDocument> = {}): ListedDocument => ({
  path: `content/treatment/${title.toLowerCase()}.json`,
  version: '',
  sections: ['pageHero', 'faq'],
  title,
  isShown: true,
  note: 'From £280, 30 min',
  seenAt: '/procedures/peels/a',
  visibility: 'listed',
  cities: ['london'],
  shows: [{ label: 'London › Peels', city: 'london' }],
  languages: [
    { language: 'zh-CN', stale: 1, missing: 0 },
    { language: 'ar', stale: 0, missing: 2 },
  ],
  entriesIn: [],
  usedBy: [],
  hand: { author: 'Wei', date: '2026-01-02T10:00:00Z' },
  ...more,
})

function table(rows: ListedDocument[], unsaved: string[] = []) {
  const list: List = { rows, groups: [], cities: [], visibilities: [], hasHistory: true }
  const markup = renderToStaticMarkup(
    <ListTable
      list={list}
      rows={rows}
      view={{ search: '', group: '', city: '', state: '', sort: 'change' }}
      beside={{ unsaved: new Set(unsaved), errors: new Map() }}
      titleField="title"
      onSort={() => {}}
      setVisibility={() => {}}
      remove={() => {}}
    />,
  )
  return parseHTML(`<html><body>${markup}</body></html>`).document
}

test('a row has its name as a link, its places, its languages in words, its state, its last hand and a named menu', () => {
  const document = table([row('Profhilo', { picture: '/media/img/rose.webp' })])
  const [link] = document.querySelectorAll('tbody a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Profhilo', '#/~/procedures/peels/a'])
  const text = document.querySelector('tbody')?.textContent
  for (const words of ['From £280, 30 min', 'London › Peels', '1 language older than the English', 'Wei, 2 Jan'])
    expect(text).toContain(words)
  expect(text).toContain('Simplified Chinese: 1 text older than the English')
  expect(text).toContain('Arabic: 2 texts missing')
  expect(document.querySelector('tbody button')?.getAttribute('aria-label')).toBe('What can be done with Profhilo')
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/w480/img/rose.webp')
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('')
  expect(text).not.toContain('.json')
})

test('the heads of the columns say how the list is sorted', () => {
  const document = table([row('A'), row('B')])
  expect([...document.querySelectorAll('th[aria-sort]')].map((head) => [head.textContent, head.getAttribute('aria-sort')])).toEqual([
    ['Name', 'none'],
    ['State', 'none'],
    ['Last change', 'descending'],
  ])
})

test('unsaved work and what no page shows are said in words', () => {
  const document = table(
    [row('A'), row('B', { shows: [], languages: [], visibility: undefined, isShown: false })],
    ['content/treatment/a.json'],
  )
  const [first, second] = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(first).toContain('Not saved yet')
  expect(second).toContain('On no page yet')
})

test('a document is a small picture of itself: its own first picture, else its first sections', () => {
  const own = parseHTML(renderToStaticMarkup(<Thumb picture="/media/img/a.webp" sections={['faq']} />)).document
  expect([...own.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual(['/media/w480/img/a.webp'])
  const drawn = parseHTML(renderToStaticMarkup(<Thumb sections={['pageHero', 'faq']} />)).document
  expect([...drawn.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([
    '/sections/pageHero.webp',
    '/sections/faq.webp',
  ])
})
