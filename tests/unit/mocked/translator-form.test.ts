import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setStanding } from '../../../src/admin/standing'
import type { Role } from '../../../src/model/roles.ts'

vi.mock('tinacms', () => ({ FieldsBuilder: () => null }))
vi.mock('tinacms/dist/rich-text', () => ({ TinaMarkdown: () => null }))

const { holdOthers } = await import('../../../tina/admin/translations/held')
const { languageNow } = await import('../../../tina/admin/translations/language')

const a = (role: Role) => ({ role, languages: role === 'translator' ? (['ar', 'zh-CN'] as const) : [], enquiries: false })

const FIELDS = [
  { name: 'blocks.0.heading', type: 'string', component: 'text' },
  { name: 'blocks.0.lead', type: 'rich-text', component: 'rich-text' },
  { name: 'blocks.0.image', type: 'object', component: 'group', fields: [] },
  { name: 'blocks', type: 'object', component: 'blocks', templates: {} },
  { name: 'openingHours', type: 'object', component: () => null, fields: [], whole: true },
  { name: 'blocks.0.bound', component: 'hidden' },
  { name: 'blocks.0.translations', type: 'object', component: () => null, fields: [] },
]

/** The fields of a panel that are held. */
function held(): string[] {
  const form = { id: 'a form', getActiveField: () => ({ label: 'Section', fields: FIELDS }) }
  holdOthers(form)
  const panel = form.getActiveField()
  expect(panel.label).toBe('Section')
  return panel.fields.flatMap((field) => ('held' in field ? field.name : []))
}

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('localStorage', { getItem: () => 'en' })
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  setStanding(undefined)
  vi.unstubAllGlobals()
})

test('a translator’s form holds what is English, a choice or drawn whole; groups and texts of languages are there to open', () => {
  setStanding(a('translator'))
  expect(held()).toEqual(['blocks.0.heading', 'blocks.0.lead', 'openingHours'])
})

test.each(['owner', 'publisher', 'editor', 'reviewer'] as const)('nothing is held for the role %s, nor where none is known', (role) => {
  expect(held()).toEqual([])
  setStanding(a(role))
  expect(held()).toEqual([])
})

test('forms open at a language of the translator’s, and for all others at the one that was chosen last', () => {
  setStanding(a('editor'))
  expect(languageNow()).toBe('en')
  setStanding(a('translator'))
  expect(languageNow()).toBe('ar')
})
