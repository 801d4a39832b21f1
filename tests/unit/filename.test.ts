import { expect, it } from 'vitest'
import { kebab } from '../../src/model/kebab.ts'

it.each([
  ['Crème & Peel: what now?', 'creme-peel-what-now'],
  ['  HydraFacial™ (London) ', 'hydrafacial-london'],
  [undefined, ''],
])('makes a file name of %s', (text, name) => {
  expect(kebab(text)).toBe(name)
})
