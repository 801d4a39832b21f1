import { expect, test } from 'vitest'
import type { AnyBlock, Settings } from '../../src/content/types.ts'
import { clinicsOn } from '../../src/routes/structured/clinics-on.ts'
import { medicalClinic } from '../../src/seo/structured/clinic.ts'
import { faultsOfData } from '../fixtures/vocabulary.ts'

const days = (numbers: string, opens: string, closes: string) => [...numbers].map((day) => ({ day, opens, closes }))
const london = {
  city: 'London',
  phone: '020 7946 0182',
  email: 'london@clinic.example',
  address: 'Harley Street',
  regulator: 'Care Quality Commission',
  mapEmbed: 'https://maps.example/embed?q=Harley',
  point: '51.5194, -0.1483',
  openingHours: [...days('12', '09:00', '18:00'), ...days('6', '09:00', '17:00'), ...days('5', '09:00', '18:00')],
  exceptions: [{ date: '2026-12-25' }, { date: '2026-12-24', opens: '09:00', closes: '13:00' }, { date: '2026-01-01' }],
}
const edinburgh = { city: 'Edinburgh', phone: '1', address: 'Melville\nStreet' }
const block = (name: string, fields: object = {}) => ({ __typename: `PageBlocks${name}`, ...fields }) as unknown as AnyBlock

const told = (blocks: AnyBlock[], contact: object = { london, edinburgh }) =>
  clinicsOn({
    blocks,
    settings: { brand: 'Clinic', contact } as unknown as Settings,
    origin: 'https://clinic.example',
    url: 'https://clinic.example/london',
    today: '2026-12-20',
    term: 'Regulated by',
  }).map(medicalClinic)

test('the page of a clinic tells its week, its exceptional days and who regulates it, at the address that the page words', () => {
  const special = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  })
  expect(told([block('ContactBlock', { clinic: 'london', place: 'Fourth floor,\nKnightsbridge' })])).toEqual([
    {
      '@type': 'MedicalClinic',
      '@id': 'https://clinic.example/#london',
      name: 'Clinic, London',
      url: 'https://clinic.example/london',
      telephone: '020 7946 0182',
      email: 'london@clinic.example',
      address: 'Fourth floor, Knightsbridge',
      hasMap: 'https://www.google.com/maps/search/?api=1&query=Fourth%20floor%2C%20Knightsbridge',
      additionalProperty: { '@type': 'PropertyValue', name: 'Regulated by', value: 'Care Quality Commission' },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday', 'Friday'], opens: '09:00', closes: '18:00' },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
      ],
      specialOpeningHoursSpecification: [special('2026-12-24', '09:00', '13:00'), special('2026-12-25', '00:00', '00:00')],
    },
  ])
})

test('a page with both clinics tells both; the point on the map goes with the address of the settings', () => {
  const [first, second] = told([block('Faq'), block('Locations')])
  expect(first).toMatchObject({ address: 'Harley Street', geo: { latitude: 51.5194, longitude: -0.1483 } })
  expect(first).toHaveProperty('openingHoursSpecification')
  expect(second).toMatchObject({ '@id': 'https://clinic.example/#edinburgh', address: 'Melville, Street', telephone: '1' })
  for (const name of ['email', 'geo', 'url', 'openingHoursSpecification', 'additionalProperty']) expect(second).not.toHaveProperty(name)
  expect(faultsOfData({ '@context': 'https://schema.org', '@graph': [first, second] })).toEqual([])
})

test('hours stand only where the page shows those of the week', () => {
  for (const one of [block('ClinicCards'), block('Locations', { hours: 'Mon-Fri 9am-8pm' })]) {
    const [first] = told([one])
    expect(first).toMatchObject({ telephone: '020 7946 0182' })
    for (const name of ['openingHoursSpecification', 'specialOpeningHoursSpecification']) expect(first).not.toHaveProperty(name)
  }
})

test('each clinic is told once, as the first section words it', () => {
  const spotlights = block('Spotlights', { items: [{ city: 'london', address: 'Knightsbridge' }] })
  expect(told([spotlights, block('Locations')]).map(({ address }) => address)).toEqual(['Knightsbridge', 'Melville, Street'])
})

test('other pages tell nothing of a clinic, nor does one whose clinic the settings lack', () => {
  expect(told([block('Faq')])).toEqual([])
  expect(told([block('ContactBlock', { clinic: 'edinburgh' })], { london })).toEqual([])
})
