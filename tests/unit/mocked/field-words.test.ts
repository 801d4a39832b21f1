import type { Collection } from 'tinacms'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Labelled } from '../../../src/admin/field-words/in-staff-words.ts'
import { collections } from '../../../src/server/content/schema.ts'

/** Names that are the same in every language. */
const NAMES = ['简体中文', '繁體中文', 'العربية', 'Instagram', 'Facebook', 'YouTube', 'WhatsApp', 'Google', 'Trustpilot']

beforeAll(() => {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: { getItem: () => 'zh-CN' } })
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Everything that an editor reads of a part of the schema, and of all within it. */
function readIn({ label, description, ui, options = [], fields = [], templates = [] }: Labelled): string[] {
  const { purpose, patternMessage } = typeof ui === 'object' ? ui : {}
  const choices = options.map((one) => (typeof one === 'string' ? one : one.label))
  const own = [label, description, purpose, patternMessage, ...choices].filter((text) => typeof text === 'string' && text !== '')
  return [...(own as string[]), ...[...fields, ...templates].flatMap(readIn)]
}

const ofAll = (all: unknown[]) => (all as Labelled[]).flatMap(readIn)

test('every label, description and choice of the schema has Chinese words', async () => {
  const { inStaffWords } = await import('../../../src/admin/field-words/in-staff-words.ts')
  const english = ofAll(collections())
  const chinese = ofAll(collections().map((one) => inStaffWords(one as unknown as Collection)))
  expect(english.length).toBeGreaterThan(1000)
  const without = english.filter((text, at) => !NAMES.includes(text) && (chinese[at] === text || !/\p{sc=Han}/u.test(chinese[at] ?? '')))
  expect([...new Set(without)]).toEqual([])
})

test('no English is left within what is made of two', async () => {
  const { fieldWord } = await import('../../../src/admin/field-words/field-word.ts')
  expect([
    fieldWord('Heading in العربية. While it is empty, visitors read the English.'),
    fieldWord('What visitors who read 繁體中文 see here.'),
    fieldWord('Keeps the section here but does not show it. Any page.'),
    fieldWord('A label that nobody knows: x.y'),
  ]).toEqual([
    '“大标题”的阿拉伯文译文。留空时访客看到英文。',
    '阅读繁体中文的访客在此看到的内容。',
    '保留此版块但不显示。任何页面。',
    'A label that nobody knows: x.y',
  ])
})

test('the parts of what is made of two have words themselves', async () => {
  const { fieldWord } = await import('../../../src/admin/field-words/field-word.ts')
  const parts = [...new Set(ofAll(collections()))].flatMap((text) => {
    const [, label, place] = /^(.+) in \S+\. While it is empty|^Keeps the section here but does not show it\. (.+)$/.exec(text) ?? []
    return label ?? place ?? []
  })
  expect(parts.length).toBeGreaterThan(50)
  expect(parts.filter((part) => fieldWord(part) === part)).toEqual([])
})

test('what Tina says itself is said in Chinese where it has words', async () => {
  const { tinaWord } = await import('../../../tina/admin/shell/said-by-tina/tina-words.ts')
  expect(['Cancel', ' Create Branch', 'Something else', ''].map(tinaWord)).toEqual(['取消', ' 新建草稿', undefined, undefined])
})

test('what is wrong with a value is said in Chinese', async () => {
  const { complaintWord } = await import('../../../src/admin/field-words/complaints.ts')
  const { complaint } = await import('../../../src/model/validate/validate.ts')
  const said = [
    complaint({ name: 'a', type: 'string', required: true }, ''),
    complaint({ name: 'a', type: 'number', ui: { range: [1, 5] } }, 9),
    complaint({ name: 'a', type: 'string', options: ['x'] }, 'y'),
    complaint({ name: 'a', type: 'string', ui: { pattern: '^x$', patternMessage: 'must be a date' } }, 'y'),
  ]
  expect(said.map((one) => complaintWord(one ?? ''))).toEqual(['不能为空', '必须在 1 到 5 之间', '不在可选项之中', '必须是日期'])
})
