import { expect, test } from 'vitest'
import { usesOf } from '../../src/features/media/rules/uses.ts'
import { listed } from '../../src/features/media/server/listing/list.ts'
import { folderAt, nameOf, pictureAt } from '../../src/model/picture-address.ts'

test('a name is made safe, whatever a telephone or a scribe calls a photo', () => {
  const names = [
    'Rose Garden (1).JPG',
    'C:\\Photos\\Crème brûlée.jpeg',
    '../../etc/passwd',
    '照片.png',
    '.htaccess',
    'a.b.c.webp',
    `${'x'.repeat(99)}.png`,
  ]
  expect(names.map(nameOf)).toEqual(['rose-garden-1', 'creme-brulee', 'passwd', 'picture', 'htaccess', 'a-b-c', 'x'.repeat(60)])
})

test('a folder is one below the pictures, or none', () => {
  expect(['', '/', '.', '/Our Team/', 'a/B c'].map((path) => folderAt(path))).toEqual(['', '', '', 'our-team', 'a/b-c'])
  for (const path of ['..', 'a/../b', 'a//b', 'a\\b', '.git', 'a/.b', '照片', 'a\0']) expect(folderAt(path), path).toBeUndefined()
  expect(folderAt('Team_Photos', (folder) => folder === 'Team_Photos')).toBe('Team_Photos')
})

test('only photographs are pictures, not drawings or documents', () => {
  expect(pictureAt('scene/a.webp')).toBe('scene/a.webp')
  for (const path of ['a.svg', 'a.json', 'a', '../a.webp', '/a.webp', 'a\\b.webp', '.a.webp', ''])
    expect(pictureAt(path), path).toBeUndefined()
})

test('a picture is found in fields and inside texts, and not under a longer name', () => {
  const home = { title: 'Home', blocks: [{ film: { poster: '/media/a.webp' } }, { picture: { src: '/media/aa.webp' } }] }
  const about = { title: 'About', body: 'See ![it](/media/a.webp) here.', other: '/media/a.webp.webp' }
  const uses = usesOf('/media/a.webp', [
    { path: 'content/page/home.json', value: home },
    { path: 'content/treatment/x.json', value: about },
    { path: 'content/faq/none.json', value: { question: 'Why?' } },
  ])
  expect(uses).toEqual([
    { path: 'content/page/home.json', field: 'blocks.0.film.poster', title: 'page “Home”' },
    { path: 'content/treatment/x.json', field: 'body', title: 'treatment “About”' },
  ])
})

test('a list comes in parts, with the folders of its place', () => {
  const all = ['a.webp', 'b.webp', 'scene/c.webp', 'scene/deep/b2.webp']
  const wanted = { folder: '', search: '', offset: 0, limit: 10 }
  expect(listed(all, wanted)).toEqual({ folders: ['scene'], pictures: ['a.webp', 'b.webp'] })
  expect(listed(all, { ...wanted, limit: 1 })).toMatchObject({ pictures: ['a.webp'], next: 1 })
  expect(listed(all, { ...wanted, folder: 'scene' })).toEqual({ folders: ['deep'], pictures: ['scene/c.webp'] })
  expect(listed(all, { ...wanted, search: 'B' })).toEqual({ folders: [], pictures: ['b.webp', 'scene/deep/b2.webp'] })
})
