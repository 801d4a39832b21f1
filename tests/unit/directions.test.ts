import { expect, test } from 'vitest'
import { directionsTo } from '../../src/content/clinic/contact.ts'

test('directions search for the encoded address', () => {
  const address = 'Second floor, R&T,\nSt Andrew Square'
  expect(new URL(directionsTo(address)).searchParams.get('query')).toBe('Second floor, R&T, St Andrew Square')
})
