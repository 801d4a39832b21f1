import { expect, it } from 'vitest'
import { movedTo } from '../../src/content/redirects.ts'

const settings = {
  redirects: [
    { from: '/edinburgh/fillers', to: '/procedures/injectables/dermal-filler' },
    { from: '/same/', to: '/same' },
    { from: '/elsewhere', to: 'https://shop.example/' },
  ],
} as unknown as Parameters<typeof movedTo>[1]

it.each([
  ['/edinburgh/fillers', '/procedures/injectables/dermal-filler'],
  ['/ar/edinburgh/fillers', '/ar/procedures/injectables/dermal-filler'],
  ['/zh-TW/elsewhere', 'https://shop.example/'],
  ['/edinburgh', undefined],
  ['/same', undefined],
])('%s has moved to %s', (from, to) => {
  expect(movedTo(from, settings)).toBe(to)
})

it('moves nothing while there are no redirects', () => {
  expect(movedTo('/edinburgh/fillers', { redirects: null })).toBeUndefined()
})
