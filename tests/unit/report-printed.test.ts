import { expect, test } from 'vitest'
import type { Finding } from '../../src/features/report/rules/finding.ts'
import { countsOf, printed } from '../../src/features/report/server/print.ts'

const finding = (more: Partial<Finding>): Finding => ({
  kind: 'links',
  level: 'warning',
  message: 'Look here.',
  document: 'content/page/a.json',
  field: '',
  language: 'en',
  ...more,
})

test('the report is by kind and by subject, each finding with its field and language, with counts', () => {
  const findings = [
    finding({ level: 'error', message: 'Nowhere.', field: 'blocks.0.href' }),
    finding({ language: 'ar', field: 'title' }),
    finding({ kind: 'facts', subject: 'Years', message: 'Ten.' }),
    finding({ kind: 'facts', subject: 'Years', message: 'Eleven.' }),
  ]
  expect(printed(findings)).toBe(
    [
      'Links and addresses (1 error, 1 warning)',
      '  ERROR   Nowhere.',
      '          content/page/a.json#blocks.0.href',
      '  warning Look here.',
      '          content/page/a.json#title (ar)',
      '',
      'Facts that the site states in several ways (0 errors, 2 warnings)',
      '  Years',
      '  warning Ten.',
      '          content/page/a.json',
      '  warning Eleven.',
      '          content/page/a.json',
      '',
      '1 error, 3 warnings',
    ].join('\n'),
  )
})

test('of nothing there are none', () => {
  expect([countsOf([]), printed([])]).toEqual(['0 errors, 0 warnings', '0 errors, 0 warnings'])
})
