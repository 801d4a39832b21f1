import { expect, test } from 'vitest'
import { standingOf, storedOf } from '../../src/features/accounts/rules/standing.ts'
import { refusalFor } from '../../src/model/role-sentences.ts'
import { ALLOWED, may, onlyTranslates, type Permission, ROLES, type Role, type Standing } from '../../src/model/roles.ts'

const PERMISSIONS = Object.keys(ALLOWED) as Permission[]
const a = (role: Role, more: Partial<Standing> = {}): Standing => ({ role, languages: [], enquiries: false, ...more })
const granted = (standing: Standing) => PERMISSIONS.filter((permission) => may(standing, permission))

test('an owner may do everything, reception has the enquiries and nothing else, a reviewer only reads', () => {
  expect(granted(a('owner'))).toEqual(PERMISSIONS)
  expect(granted(a('reception'))).toEqual(['enquiries.read'])
  expect(granted(a('reviewer'))).toEqual(['content.read'])
  expect(granted(a('translator'))).toEqual(['content.read', 'content.translate'])
})

test('enquiries are for nobody else, unless an owner gave them, which gives nothing else', () => {
  for (const role of ['publisher', 'editor', 'translator', 'reviewer'] as const) {
    expect(may(a(role), 'enquiries.read'), role).toBe(false)
    expect(new Set(granted(a(role, { enquiries: true })))).toEqual(new Set([...granted(a(role)), 'enquiries.read']))
  }
})

test('only a translator saves nothing but translations', () => {
  expect(ROLES.filter((role) => onlyTranslates(a(role)))).toEqual(['translator'])
})

test('a refusal says who may, and what one is', () => {
  expect(refusalFor(a('editor'), 'content.delete')).toBe('Deleting is for owners and publishers. Your role is editor.')
  expect(refusalFor(a('reviewer'), 'enquiries.read')).toBe(
    'Enquiries are for owners, the reception, and whomever an owner gives them to. Your role is reviewer.',
  )
  expect(refusalFor(a('reviewer', { enquiries: true }), 'enquiries.read')).toBeUndefined()
  expect(PERMISSIONS.filter((permission) => refusalFor(a('owner'), permission))).toEqual([])
})

test('what is stored of an account is read as it was meant: of one from before as an owner, of an unknown role as one who reads', () => {
  const translator = a('translator', { languages: ['ar', 'zh-CN'], enquiries: true })
  expect(standingOf(storedOf(translator))).toEqual(translator)
  expect(standingOf(storedOf(a('editor', { languages: ['ar'] })))).toEqual(a('editor'))
  expect(standingOf({ role: null, languages: null, enquiries: null })).toEqual(a('owner'))
  expect(standingOf({})).toEqual(a('owner'))
  expect(standingOf({ role: 'king', languages: 'tlh, ar', enquiries: 0 })).toEqual(a('reviewer', { languages: ['ar'] }))
})
