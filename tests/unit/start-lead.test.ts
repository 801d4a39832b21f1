import { expect, test } from 'vitest'
import { ROLES, type Role } from '../../src/model/roles.ts'
import { leadFor } from '../../tina/admin/start/lead.ts'

const leadOf = (role: Role, isOnSite = true) => leadFor({ role, languages: ['ar', 'zh-CN'], enquiries: false }, isOnSite)

test('whoever may save reads of saving; whoever may not reads what they can do instead', () => {
  const saving = ROLES.filter((role) => /every save can be taken back/.test(leadOf(role)))
  expect(saving).toEqual(['owner', 'publisher', 'editor'])
  for (const role of ['reviewer', 'reception'] as const) {
    expect(leadOf(role)).toContain('none of it is saved. What should change, ask an editor for.')
    expect(leadOf(role)).not.toMatch(/once you save|Save keeps/)
  }
})

test('a translator reads in which languages they write', () => {
  expect(leadOf('translator')).toContain('You write in Arabic, Simplified Chinese; visitors read it once you save.')
  expect(leadOf('translator', false)).toContain('Save keeps it in the draft that is open, which visitors don’t see.')
})

test('where nothing is known of a role, as in local mode, the desk speaks to editors', () => {
  expect(leadFor(undefined, true)).toBe(leadOf('editor'))
  expect(leadFor(undefined, false)).toBe(leadOf('editor', false))
})
