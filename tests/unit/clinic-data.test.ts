import { expect, test } from 'vitest'
import type { Page, Settings } from '../../src/content/types.ts'
import { clinicDataOf } from '../../src/routes/clinic-data.ts'

const days = (numbers: string, opens: string, closes: string) => [...numbers].map((day) => ({ day, opens, closes }))
const london = {
  city: 'London',
  phone: '020 7946 0182',
  email: 'london@clinic.example',
  address: 'Harley Street',
  openingHours: [...days('12', '09:00', '18:00'), ...days('6', '09:00', '17:00'), ...days('5', '09:00', '18:00')],
  exceptions: [{ date: '2026-12-25' }, { date: '2026-12-24', opens: '09:00', closes: '13:00' }, { date: '2026-01-01' }],
}
const settings = { brand: 'Clinic', contact: { london } } as unknown as Settings
const page = (block: object) => ({ blocks: [{ __typename: 'PageBlocksContactBlock', ...block }] }) as unknown as Page
const data = (block: object, of = settings) => clinicDataOf(page(block), of, 'https://clinic.example/london', '2026-12-20')

test('search engines are told the week of a clinic and its exceptional days on its own page', () => {
  const special = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  })
  expect(data({ clinic: 'london', place: 'Fourth floor,\nKnightsbridge' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    name: 'Clinic, London',
    url: 'https://clinic.example/london',
    telephone: '020 7946 0182',
    email: 'london@clinic.example',
    address: 'Fourth floor, Knightsbridge',
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday', 'Friday'], opens: '09:00', closes: '18:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
    ],
    specialOpeningHoursSpecification: [special('2026-12-24', '09:00', '13:00'), special('2026-12-25', '00:00', '00:00')],
  })
})

test('other pages tell nothing of a clinic, nor does one whose clinic the settings lack', () => {
  expect(clinicDataOf({ blocks: [{ __typename: 'PageBlocksFaq' }] } as unknown as Page, settings, '', '2026-12-20')).toBeUndefined()
  expect([clinicDataOf(undefined, settings, '', '2026-12-20'), data({ clinic: 'edinburgh' })]).toEqual([undefined, undefined])
  const bare = data({ clinic: 'london' }, {
    brand: 'Clinic',
    contact: { london: { city: 'London', phone: '1', address: 'A' } },
  } as unknown as Settings)
  expect(bare).toMatchObject({ address: 'A' })
  for (const name of ['email', 'openingHoursSpecification', 'specialOpeningHoursSpecification']) expect(bare).not.toHaveProperty(name)
})
