import { expect, test } from 'vitest'
import { faultsOfData } from '../fixtures/vocabulary.ts'

const faults = (...nodes: object[]) => faultsOfData({ '@context': 'https://schema.org', '@graph': nodes })

test('what schema.org’s own file has is right', () => {
  const hours = { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '09:00', validFrom: '2026-12-24' }
  expect(faults({ '@type': 'MedicalClinic', name: 'A', openingHoursSpecification: [hours], telephone: '1' })).toEqual([])
})

test.each([
  [{ name: 'A' }, 'has no type'],
  [{ '@type': 'Spa' }, 'there is no Spa'],
  [{ '@type': 'Person', openingHours: 'Mo' }, 'Person has no openingHours'],
  [{ '@type': 'MedicalClinic', nickname: 'A' }, 'MedicalClinic has no nickname'],
  [{ '@type': 'MedicalClinic', geo: { '@type': 'Person' } }, 'geo is none of'],
  [{ '@type': 'Offer', price: true }, 'price: true is none of'],
  [{ '@type': 'OpeningHoursSpecification', opens: 'nine' }, 'opens: "nine" is none of'],
  [{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'Mond' }, 'dayOfWeek: "Mond" is none of'],
])('%j is wrong: %s', (node, fault) => {
  expect(faults(node).join('\n')).toContain(fault)
})

test('data of another context are wrong', () => {
  expect(faultsOfData({ '@context': 'https://elsewhere.example', '@graph': [] })).not.toEqual([])
})
