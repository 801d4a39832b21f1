import { expect, test, vi } from 'vitest'
import { leanQuery } from '../../src/content/cms/lean-query.ts'
import { followLinks } from '../../src/content/view/links.ts'
import { onBranch, withPictures } from '../../src/features/preview/rules/branch-pictures.ts'
import { namesIn } from '../../src/features/preview/rules/differences/shown-at.ts'
import { fileOfPicture, smallOnDraft } from '../../src/features/reviews/rules/on-picture.ts'
import { pictureOf } from '../../src/features/reviews/view/use-picked.ts'
import { addressOf } from '../../src/model/picture-address.ts'
import { parseBranchPicture } from '../../src/server/branch-pictures.ts'
import { atWidth } from '../../src/ui/widths.ts'
import { ODD_NAMES } from '../fixtures/picture-names.ts'

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

test.each(ODD_NAMES)('the picture %j of a branch is found on its pages, told of, and named by who points at it', (name) => {
  const address = addressOf(name)
  const own = { branch: 'fix/hours', changed: [address] }
  const shown = withPictures(followLinks({ src: address }), own)
  expect(shown.src).toBe(onBranch(address, 'fix/hours'))
  expect(parseBranchPicture(shown.src)).toEqual({ branch: 'fix/hours', path: address })
  expect(parseBranchPicture(atWidth(shown.src, 480))).toEqual({ branch: 'fix/hours', path: atWidth(address, 480) })
  expect(smallOnDraft(address, 'fix/hours')).toBe(atWidth(shown.src, 480))
  expect([...namesIn({ src: address, text: `![](${address})` })]).toEqual([address])
  expect(fileOfPicture(address)).toBe(`public/media/${name.normalize('NFC')}`)
  vi.stubGlobal('window', { location: { origin: 'https://site.example' } })
  for (const src of [address, atWidth(address, 800), shown.src, atWidth(shown.src, 800)])
    expect(pictureOf(`https://site.example${src}`), src).toBe(address)
  vi.unstubAllGlobals()
})
