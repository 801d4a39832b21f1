import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedPaths, movedTo } from '../../src/content/moved.ts'
import { afterMoves } from '../../src/model/redirects.ts'

const settings = {
  redirects: [
    { from: '/edinburgh/fillers', to: '/procedures/injectables/dermal-filler' },
    { from: '/same/', to: '/same' },
    { from: '/moved//', to: '/here' },
    null,
    { from: '/elsewhere', to: 'https://shop.example/' },
    { from: '/../up', to: '/here' },
  ],
} as unknown as Parameters<typeof movedTo>[1]

it.each([
  ['/edinburgh/fillers', '/procedures/injectables/dermal-filler'],
  ['/ar/edinburgh/fillers', '/ar/procedures/injectables/dermal-filler'],
  ['/zh-TW/elsewhere', 'https://shop.example/'],
  ['/edinburgh', undefined],
  ['/home', '/'],
  ['/ar/home', '/ar'],
  ['/moved', '/here'],
  ['/same', undefined],
])('%s has moved to %s', (from, to) => {
  expect(movedTo(from, settings)).toBe(to)
})

it.each([
  ...[
    '/\\evil.example',
    '/\t/evil.example',
    '//evil.example',
    '/..//evil.example',
    'java\tscript:alert(1)',
    '\u0001javascript:x',
    'https:/evil.example',
  ],
  ...[
    '/old#a',
    '/a/../old',
    '/ar/old/?b=c',
    'https:evil.example',
    'https://a@evil.example',
    'xref:/page/about',
    'mailto:a@b.example',
    '#a',
    'about',
    '/a\r\nset-cookie: a=b',
    '',
  ],
])('a browser is never sent to %j, and the page goes on', (to) => {
  const moved = { redirects: [{ from: '/old', to }] } as unknown as Parameters<typeof movedTo>[1]
  expect(movedTo('/ar/old', moved)).toBeUndefined()
  expect(movedPaths(moved)).toEqual([])
})

it('an address goes out as headers can hold it', () => {
  const moved = { redirects: [{ from: '/old', to: '/关于?a=b#c' }] } as unknown as Parameters<typeof movedTo>[1]
  expect(movedTo('/ar/old', moved)).toBe('/ar/%E5%85%B3%E4%BA%8E?a=b#c')
})

it('names every address that has moved', () => {
  expect(movedPaths(settings)).toEqual(['/edinburgh/fillers', '/moved', '/elsewhere'])
  expect(movedPaths({ redirects: null })).toEqual([])
})

it('moves nothing while there are no redirects', () => {
  expect(movedTo('/edinburgh/fillers', { redirects: null })).toBeUndefined()
})

const nothing = () => false
const to = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }))

it.each([
  ['the first move', to(), to(['/a', '/b']), to(['/a', '/b'])],
  ['a second move, which keeps one step', to(['/a', '/b']), to(['/b', '/c']), to(['/a', '/c'], ['/b', '/c'])],
  ['a move back, which is no loop', to(['/a', '/b']), to(['/b', '/a']), to(['/b', '/a'])],
  ['a move from an address that led elsewhere', to(['/a', '/x']), to(['/a', '/b']), to(['/a', '/b'])],
  ['a move that concerns none of the others', to(['/x', '/y']), to(['/a', '/b']), to(['/x', '/y'], ['/a', '/b'])],
  ['no move', to(['/a', '/b']), to(), to(['/a', '/b'])],
])('keeps redirects straight after %s', (_, redirects, moves, expected) => {
  expect(afterMoves(redirects, moves, nothing)).toEqual(expected)
})

it.each([
  ['an address with a slash at its end, which would come first', to(['/b/', '/x']), to(['/b', '/c']), to(['/b', '/c'])],
  ['one that led to it with a slash', to(['/a', '/b/']), to(['/b', '/c']), to(['/a', '/c'], ['/b', '/c'])],
  ['one that led to a part of it', to(['/a', '/b#team']), to(['/b', '/c']), to(['/a', '/c#team'], ['/b', '/c'])],
  ['one given twice', to(['/b', '/x'], ['/b', '/y']), to(['/b', '/c']), to(['/b', '/c'])],
  ['two pages that move at once, one to where the other was', to(), to(['/a', '/b'], ['/b', '/c']), to(['/a', '/b'], ['/b', '/c'])],
])('leads straight on after a move, with %s', (_, redirects, moves, expected) => {
  expect(afterMoves(redirects, moves, (address) => address === '/x')).toEqual(expected)
})

it('of several pages that move, also at once and to where another one was, each old address leads in one step to where its last page is', () => {
  const place = fc.integer({ min: 0, max: 6 }).map((number) => `/p${number}`)
  const step = fc.record({ wishes: fc.array(fc.tuple(fc.nat(2), place), { minLength: 1, maxLength: 3 }), slash: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
      const at = ['/p0', '/p1', '/p2']
      const last = new Map<string, number>()
      let redirects = to()
      for (const { wishes, slash } of steps) {
        const next = [...at]
        for (const [page, wish] of wishes) next[page] = wish
        if (new Set(next).size < next.length) continue
        const moves = at.flatMap((from, page) => (from === next[page] ? [] : [{ from, to: next[page] ?? '' }]))
        // An editor who writes the list by hand may write a slash.
        if (slash) redirects = redirects.map((one) => ({ from: `${one.from}/`.replace('//', '/'), to: one.to }))
        for (const [page, from] of at.entries()) if (from !== next[page]) last.set(from, page)
        at.splice(0, at.length, ...next)
        redirects = afterMoves(redirects, moves, (one) => at.includes(one))
        for (const [old, page] of last)
          if (!at.includes(old)) expect(movedTo(old, { redirects } as never)).toBe(at[page])
          else expect(movedTo(old, { redirects } as never)).toBeUndefined()
      }
    }),
  )
})

it('drops the redirect of an address that is there again', () => {
  expect(afterMoves(to(['/a', '/b'], ['/c', '/d']), [], (address) => address === '/a')).toEqual(to(['/c', '/d']))
})

it('never loops, and leads every old address to the last one, however often things move', () => {
  const address = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
  fc.assert(
    fc.property(fc.array(fc.tuple(address, address), { maxLength: 12 }), (wishes) => {
      // One page that moves: from where it is to where it is wished.
      let place = '/start'
      const been = new Set([place])
      let redirects = to()
      for (const [wish] of wishes) {
        redirects = afterMoves(redirects, wish === place ? [] : to([place, wish]), (one) => one === wish)
        place = wish
        been.add(place)
      }
      for (const old of been) if (old !== place) expect(redirects.filter(({ from }) => from === old)).toEqual(to([old, place]))
      expect(redirects.some(({ from }) => from === place)).toBe(false)
    }),
  )
})
