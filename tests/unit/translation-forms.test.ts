import { expect, test } from 'vitest'
import { panelOf, placesOf } from '../../tina/admin/translations/places.ts'
import { plain, valueAt } from '../../tina/admin/translations/plain.ts'
import { workIn } from '../../tina/admin/translations/work.ts'

const text = (name: string) => ({ name, type: 'string' })
const translations = (...names: string[]) => ({
  name: 'translations',
  type: 'object',
  fields: ['zhCN', 'zhTW', 'ar'].map((name) => ({ name, fields: [...names, 'sources'].map(text) })),
})
const rows = { name: 'rows', label: 'Rows', type: 'object', list: true, fields: [text('title'), translations('title')] }
const tariff = { label: 'Tariff', fields: [text('heading'), rows, translations('heading')] }
const blocks = { name: 'blocks', label: 'Sections', type: 'object', list: true, templates: { tariff } }

test('a click on a translation opens the panel of its English', () => {
  expect(panelOf('blocks.0.rows.2.translations.ar.title')).toBe('blocks.0.rows.2')
  expect(panelOf('translations.zhCN.title')).toBe('')
  expect(panelOf('card.translations')).toBe('card')
  expect(panelOf('translationState.ar')).toBe('translationState.ar')
})

test('a translation finds its language and its English', () => {
  expect(placesOf('blocks.0.translations.ar.lead')).toEqual(['blocks.0.translations.ar', 'lead', 'blocks.0.lead'])
  expect(placesOf('translations.ar.title')).toEqual(['translations.ar', 'title', 'title'])
})

test('values of a form read as those of a file: rich text is Markdown', () => {
  const body = {
    type: 'root',
    children: [
      {
        type: 'p',
        children: [
          { type: 'text', text: 'One ' },
          { type: 'text', text: 'bold', bold: true },
        ],
      },
    ],
  }
  expect(plain({ body, list: ['a', null], none: undefined })).toEqual({ body: 'One **bold**\n', list: ['a', null], none: null })
  expect(valueAt(plain({ rows: [{ title: 'Body' }] }), 'rows.0.title')).toBe('Body')
  expect(valueAt(plain({ rows: null }), 'rows.0.title')).toBeUndefined()
})

test('what is left to do is found in the panel and below it, by language', () => {
  const values = {
    blocks: [
      {
        _template: 'tariff',
        heading: 'Prices',
        rows: [{ title: 'Body', translations: { zhCN: { title: '身体' }, zhTW: { title: 'Body' }, ar: {} } }],
        translations: { zhCN: { heading: '价格' }, zhTW: { heading: '價格' }, ar: { heading: 'الأسعار' } },
      },
    ],
  }
  expect(workIn([blocks], values, '')).toEqual([
    { panel: 'blocks.0.rows.0', label: 'Rows: Body', key: 'zhTW', name: 'title', mark: 'same' },
    { panel: 'blocks.0.rows.0', label: 'Rows: Body', key: 'ar', name: 'title', mark: 'missing' },
  ])
  const named = tariff.fields.map((field) => ({ ...field, name: `blocks.0.${field.name}` }))
  expect(workIn(named, values, 'blocks.0')).toHaveLength(2)
})
