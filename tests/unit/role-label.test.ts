import { expect, test } from 'vitest'
import { createI18n } from '../../src/i18n/instance.ts'
import ar from '../../src/i18n/resources/ar.ts'
import en from '../../src/i18n/resources/en.ts'
import zhTW from '../../src/i18n/resources/zh-TW.ts'
import { roleLabel } from '../../src/i18n/role-label.ts'

test('a role is shown in the language of the visitor', () => {
  expect(roleLabel(createI18n('zh-TW', zhTW), 'Nurse Prescriber', 'feminine')).toBe('處方護理師')
})

test('Arabic distinguishes the forms of a role, and takes the masculine where none is given', () => {
  const arabic = createI18n('ar', ar)
  expect(roleLabel(arabic, 'Aesthetic Doctor', 'feminine')).toBe('طبيبة تجميل')
  expect(roleLabel(arabic, 'Aesthetic Doctor')).toBe('طبيب تجميل')
})

test.each(['Head of Training', 'Nurse: night shift', 'constructor', 'Dr. of everything', ''])(
  'the unknown role "%s" has no label',
  (role) => {
    expect(roleLabel(createI18n('en', en), role)).toBeUndefined()
  },
)
