import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groupsOf } from '../../tina/admin/also-here/groups'
import type { Cms } from '../../tina/admin/saving/form'
import { saidInstead } from '../../tina/admin/shell/said-by-tina/titles'

const form = (id: string, values: object, dirty = false) => ({ id, values, finalForm: { getState: () => ({ dirty }) } })
const forms = [
  form('content/siteSettings/settings.json', { brand: 'Rose & Thistle' }),
  form('content/treatment/hifu.json', { title: 'Hifu facelift' }),
  form('content/faq/cost.json', { question: 'What does it cost?' }, true),
  form('content/page/london/body.json', { title: 'Body|London' }),
  form('content/page/edinburgh/body.json', { title: 'Body, Edinburgh' }),
] as unknown as Cms['state']['forms'][number]['tinaForm'][]

test('the name of a file is said by the title of its form', () => {
  expect(saidInstead('hifu', forms)).toBe('Hifu facelift')
  expect(saidInstead('cost', forms)).toBe('What does it cost?')
  expect(saidInstead('Referenced Files', [])).toBe('Also on this page')
})

test('what names no file, or two, stays as it is', () => {
  expect(['Treatments', 'Hifu facelift', '', 'body'].map((text) => saidInstead(text, forms))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('the other texts of a page stand by their kinds, in the order of the collections', () => {
  const cms = { state: { activeFormId: 'content/treatment/hifu.json', forms: forms.map((tinaForm) => ({ tinaForm })) } }
  const kinds = [
    { name: 'page', label: 'Pages' },
    { name: 'treatment', label: 'Treatments' },
    { name: 'faq', label: 'Questions' },
    { name: 'teamMember' },
  ]
  expect(groupsOf(cms, kinds).map(({ label, entries }) => [label, entries.map(({ title }) => title)])).toEqual([
    ['Pages', ['Body London', 'Body, Edinburgh']],
    ['Treatments', ['Hifu facelift']],
    ['Questions', ['What does it cost?']],
  ])
  expect(groupsOf(cms, kinds)[1]?.entries[0]).toMatchObject({ isOpen: true, isUnsaved: false })
  expect(groupsOf(cms, kinds)[2]?.entries[0]).toMatchObject({ isOpen: false, isUnsaved: true })
})

test('the pinned Tina draws what is replaced in this way', () => {
  const tina = readFileSync('node_modules/tinacms/dist/index.js', 'utf8')
  expect(tina.split('"Referenced Files"')).toHaveLength(3)
  expect(tina).toContain('React.createElement(FileStack, { className: "w-5 h-5" })')
  for (const slot of ['breadcrumb', 'breadcrumb-link', 'breadcrumb-page']) expect(tina).toContain(`"data-slot": "${slot}"`)
  expect(tina).toContain('rootBreadcrumbName: getFilename(path)')
  expect(tina).toContain('className: "shadow-md max-w-xs break-all"')
  expect(tina).toContain('title: node.name')
})
