import { readFileSync } from 'node:fs'
import type { TinaCMS } from 'tinacms'
import { expect, test } from 'vitest'
import { pickingNow, setPicking } from '../../src/features/media/admin/picker-opening.ts'
import { beside, collectionOf, groupOf, pathOf } from '../../tina/admin/pictures/group.ts'
import { openOwnPicker } from '../../tina/admin/shell/instead-of-tina/own-picker.ts'

const TINA = readFileSync('node_modules/tinacms/dist/index.js', 'utf8')
const timesIn = (text: string) => TINA.split(text).length - 1

/** A Tina of which only the pictures are there. */
function desk() {
  const removed: string[] = []
  const plugins = {
    getType: () => ({ all: () => ['Media Manager', 'Start'].map((name) => ({ name })) }),
    remove: ({ name }: { name: string }) => removed.push(name),
  }
  const media = { open: (_: object) => {} }
  openOwnPicker({ media, plugins } as unknown as TinaCMS)
  return { removed, media }
}

test('what asks for a picture gets it from this site’s own list, as Tina would give it', () => {
  const { removed, media } = desk()
  expect(removed).toEqual(['Media Manager'])
  const chosen: unknown[] = []
  media.open({ directory: 'scene', onSelect: (one: unknown) => chosen.push(one) })
  pickingNow()?.onPick('scene/rose.webp')
  expect(chosen).toEqual([
    { type: 'file', id: 'scene/rose.webp', directory: 'scene', filename: 'rose.webp', src: '/media/scene/rose.webp' },
  ])
  setPicking(undefined)
  expect(pickingNow()).toBeUndefined()
})

test('a picture field knows its group, its document, and which addresses are pictures of the site', () => {
  expect(groupOf('blocks.0.picture.src')).toBe('blocks.0.picture')
  expect(groupOf('image')).toBe('')
  expect(beside('blocks.0.picture.src', 'focus')).toBe('blocks.0.picture.focus')
  expect(beside('image', 'focus')).toBe('focus')
  expect([collectionOf('content/teamMember/a.json'), collectionOf(undefined)]).toEqual(['teamMember', ''])
  expect(pathOf('/media/scene/a.webp')).toBe('scene/a.webp')
  for (const address of ['/media/', '/media/skin.svg', '/other/a.webp', 'https://example.com/media/a.webp', '', undefined])
    expect(pathOf(address)).toBeUndefined()
})

test('the pinned Tina opens its pictures in the two ways that are replaced', () => {
  // The field and the editor of long texts ask by `open`, which the dialog hears of by an event.
  expect(timesIn('cms.media.open({')).toBe(2)
  expect(timesIn('subscribe("media:open"')).toBe(1)
  expect(TINA).toContain('const MediaManagerScreenPlugin = createScreen({\n  name: "Media Manager",')
  expect(TINA).toContain('const ImageFieldPlugin = {\n  name: "image",\n  Component: ImageField,\n  parse: parse$2,')
  expect(TINA).toContain('const parse$2 = (value) => value || "";')
})
