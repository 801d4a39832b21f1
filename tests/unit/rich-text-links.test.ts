import { parseMDX, serializeMDX } from '@tinacms/mdx'
import { expect, test } from 'vitest'
import { followLinks } from '../../src/content/view/links.ts'

const FIELD = { type: 'rich-text', name: 'body' } as const
const same = (url: string) => url

test('a link to a document outlives Tina’s rich text, there and back, and is followed in it', () => {
  const text = 'See [us](xref:/page/london/facial?city=x#top) and [them](xref:/page/gone).\n'
  const tree = parseMDX(text, FIELD as never, same)
  expect(serializeMDX(tree as never, FIELD as never, same)).toBe(text)
  const urls = JSON.stringify(followLinks(tree, { 'content/page/london/facial.json': '/l' })).match(/"url":"[^"]*"/g)
  expect(urls).toEqual(['"url":"/l?city=x#top"', '"url":""'])
})
