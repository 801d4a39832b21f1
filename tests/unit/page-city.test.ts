import { expect, it } from 'vitest'
import { cityOfPage } from '../../src/content/view/page-city.ts'
import type { View } from '../../src/content/view/view.ts'

const treatment = (fields: object) => ({ treatment: fields }) as unknown as View

it.each([
  ['that editors chose for it', treatment({ location: 'london', cities: ['london', 'edinburgh'] }), 'london'],
  ['of the only clinic that offers it', treatment({ cities: ['edinburgh'] }), 'edinburgh'],
  ['of none where both offer it', treatment({ cities: ['london', 'edinburgh'] }), undefined],
  ['of none where nobody says', treatment({}), undefined],
])('a treatment has the city %s', (_, view, city) => {
  expect(cityOfPage(view)).toBe(city)
})

it('a page has its own city', () => {
  expect(cityOfPage({ page: { city: 'edinburgh' } } as unknown as View)).toBe('edinburgh')
})
