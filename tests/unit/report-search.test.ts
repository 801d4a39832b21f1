import { expect, test } from 'vitest'
import { search } from '../../src/features/report/rules/checks/search.ts'
import { found } from '../fixtures/report.ts'

const described = (title: string, description: string, rest: object = {}) => ({ title, slug: title, seo: { title, description }, ...rest })

test('a title or description that is too long is worth a look; Chinese characters take twice the room', () => {
  expect(found(search, { 'page/a': described('x'.repeat(61), 'y'.repeat(161)) })).toEqual([
    'warning page/a seo.title',
    'warning page/a seo.description',
  ])
  expect(found(search, { 'page/a': described('x'.repeat(60), 'y'.repeat(160)) })).toEqual([])
  const seo = { title: 'T', description: 'D', translations: { zhCN: { title: '焕'.repeat(31), description: '焕'.repeat(80) } } }
  expect(found(search, { 'page/a': { title: 'T', slug: 'a', seo } })).toEqual(['warning page/a seo.translations.zhCN.title zh-CN'])
})

test('one that several pages share is worth a look, in each language by itself', () => {
  const translations = { ar: { title: 'عنوان' } }
  const documents = {
    'page/a': { ...described('One', 'D1'), seo: { title: 'One', description: 'D1', translations } },
    'page/b': { ...described('Two', 'D2'), seo: { title: 'Two', description: 'D2', translations } },
    'page/c': described('One', 'D3', { slug: 'c' }),
  }
  expect(found(search, documents)).toEqual([
    'warning page/a seo.title',
    'warning page/c seo.title',
    'warning page/a seo.translations.ar.title ar',
    'warning page/b seo.translations.ar.title ar',
  ])
})

test('without a group for search engines a page has its title, a treatment its description too', () => {
  expect(found(search, { 'page/a': { title: 'T', slug: 'a' } })).toEqual(['warning page/a seo.description'])
  expect(found(search, { 'treatment/a': { title: 'T', category: 'body', description: 'D' } })).toEqual([])
  const blank = { title: 'T', category: 'body', description: '\n', seo: { description: '\n' } }
  expect(found(search, { 'treatment/a': blank })).toEqual(['warning treatment/a seo.description'])
})

test('pages hidden from search engines are left out', () => {
  expect(found(search, { 'page/a': described('x'.repeat(99), '', { noindex: true }) })).toEqual([])
})
