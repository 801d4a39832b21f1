import { expect, test } from 'vitest'
import { leanQuery } from '../../src/content/cms/lean-query.ts'
import { onBranch, withPictures } from '../../src/features/preview/rules/branch-pictures.ts'

const pictures = { branch: 'fix/hours', changed: ['/media/a.webp'] }

test('a picture of a branch has an address of its own', () => {
  expect(onBranch('/media/team/a.webp', 'fix/hours')).toBe('/media/~fix~hours/team/a.webp')
  expect(onBranch('/about/media/a.webp', 'fix/hours')).toBe('/about/media/a.webp')
})

test('a page shows the pictures that its branch changes, wherever they stand, and the others as they are', () => {
  const source = { image: '/media/a.webp' }
  const view = { image: '/media/a.webp', list: [{ src: '/media/a.webp', alt: 'A' }, null, 3], other: '/media/b.webp', _source: source }
  expect(withPictures(view, pictures)).toEqual({
    image: '/media/~fix~hours/a.webp',
    list: [{ src: '/media/~fix~hours/a.webp', alt: 'A' }, null, 3],
    other: '/media/b.webp',
    _source: source,
  })
  expect(withPictures({ undefined: undefined }, pictures)).toEqual({ undefined: undefined })
})

test('without changed pictures a page is the very same', () => {
  const view = { image: '/media/a.webp' }
  expect(withPictures(view, undefined)).toBe(view)
  expect(withPictures(view, { branch: 'x', changed: [] })).toBe(view)
})

test('a query asks for nothing that is kept for editors alone, and for everything else', () => {
  const query =
    '{\n  page {\n    title\n    sources\n    translations {\n      ar {\n        sources\n      }\n    }\n    resources\n  }\n}'
  const lean = '{\n  page {\n    title\n    translations {\n      ar {\n      }\n    }\n    resources\n  }\n}'
  expect([leanQuery(query), leanQuery(query)]).toEqual([lean, lean])
})
