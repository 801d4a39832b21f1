import { expect, test } from 'vitest'
import { textsAt } from '../../src/features/reviews/rules/texts-at.ts'

const node = { title: 'Body', items: [{ name: 'One' }], translations: { zhCN: {}, zhTW: {}, ar: { title: 'الجسم', sources: 'title:1' } } }

test('the texts of a document are those of its language, and English where there is none', () => {
  expect(textsAt(node, 'en')).toEqual([
    { field: 'title', text: 'Body' },
    { field: 'items.0.name', text: 'One' },
  ])
  expect(textsAt(node, 'ar')[0]).toEqual({ field: 'title', text: 'الجسم' })
  expect(textsAt(node, 'zh-CN')[0]).toEqual({ field: 'title', text: 'Body' })
})

test('a translation of blanks is none', () => {
  const blank = { ...node, translations: { ...node.translations, ar: { title: ' \n' } } }
  expect(textsAt(blank, 'ar')[0]).toEqual({ field: 'title', text: 'Body' })
})
