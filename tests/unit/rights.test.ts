import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RIGHTS } from '../../src/features/accounts/admin/people/rights.tsx'
import { word } from '../../src/features/accounts/admin/words/people.ts'
import { ALLOWED, type Permission, ROLES } from '../../src/model/roles.ts'

test('the manual has the table by which the server’s doors go, in the words of the desk', () => {
  const row = (permission: Permission) => ROLES.map((role) => ((ALLOWED[permission] as readonly string[]).includes(role) ? '✓' : ''))
  const drawn = [
    `| | ${ROLES.join(' | ')} |`,
    `|---|${ROLES.map(() => '---').join('|')}|`,
    ...(Object.keys(RIGHTS) as Permission[]).map((permission) => `| ${[word(RIGHTS[permission]), ...row(permission)].join(' | ')} |`),
  ].map((line) => line.replace(/ +/g, ' '))
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(drawn.join('\n'))
})
