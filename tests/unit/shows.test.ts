import { expect, test } from 'vitest'
import { shownFacts } from '../../src/features/find/rules/shows.ts'
import type { JsonObject } from '../../src/model/json.ts'

const week = [{ day: '1', opens: '09:00', closes: '18:00' }]
const settings = {
  contact: {
    london: {
      city: 'London',
      phone: '1',
      email: 'a@b.example',
      address: 'Street',
      openingHours: week,
      exceptions: [{ date: '2026-12-25' }],
    },
    edinburgh: { city: 'Edinburgh', phone: '2', openingHours: [] },
  },
  contactInfo: { primaryPhone: '1', secondaryPhone: '2', primaryEmail: 'x@b.example' },
}
const page = (title: string, ...blocks: object[]) => ({
  title,
  address: `/${title.toLowerCase()}`,
  collection: 'page',
  json: { blocks } as unknown as JsonObject,
})
const pages = [
  page('Home', { _template: 'locations' }),
  page('Soon', { _template: 'locations', hours: 'Mon 9am' }),
  page('London', { _template: 'contactBlock', clinic: 'london', place: 'A shop' }),
  page(
    'Contact',
    { _template: 'infoCards', infos: [{ shows: 'phones' }, { shows: 'emails' }, { shows: 'hours', text: 'Mon' }] },
    { _template: 'clinicCards' },
  ),
  page('Hidden', { _template: 'locations', hidden: true }),
  { ...page('Draft', { _template: 'locations' }), address: undefined },
  page('Places', { _template: 'spotlights', items: [{ city: 'edinburgh' }] }, { _template: 'infoCards', infos: [{ shows: 'hours' }] }),
]
const shown = shownFacts(settings, pages, '2026-12-20')
const on = (name: string, field: string) =>
  shown
    .find((one) => one.name === name)
    ?.facts.find((one) => one.field === field)
    ?.pages.map(({ title }) => title)

test('each fact of a clinic is told with the pages that show it, and with none that word it themselves', () => {
  expect(on('London', 'contact.london.openingHours')).toEqual(['Home', 'London', 'Places'])
  expect(on('London', 'contact.london.phone')).toEqual(['Home', 'Soon', 'London', 'Contact'])
  expect(on('London', 'contact.london.email')).toEqual(['Home', 'Soon', 'London', 'Contact'])
  expect(on('London', 'contact.london.address')).toEqual(['Home', 'Soon', 'Contact'])
  expect(on('Edinburgh', 'contact.edinburgh.phone')).toEqual(['Home', 'Soon', 'Contact', 'Places'])
  expect(on('Edinburgh', 'contact.edinburgh.email')).toBeUndefined()
})

test('the week is told as visitors read it, with how many days are unlike it', () => {
  expect(shown[0]?.facts[0]).toMatchObject({
    value: 'Mon 9:00–18:00\nTue–Sun closed\n1 exceptional within four weeks',
    parts: ['open now', 'the booking form'],
  })
  expect(shown[1]?.facts.map(({ kind }) => kind)).toEqual(['phone'])
})

test('of the numbers of the group it is told which show nowhere', () => {
  const group = shown.find(({ name }) => name === '')?.facts ?? []
  expect(group.map(({ field, parts, pages: own }) => [field, parts.length, own.length])).toEqual([
    ['contactInfo.primaryPhone', 1, 0],
    ['contactInfo.secondaryPhone', 0, 0],
    ['contactInfo.primaryEmail', 1, 1],
  ])
})
