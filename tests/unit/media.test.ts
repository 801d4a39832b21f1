import { expect, test } from 'vitest'
import { followLinks } from '../../src/content/view/links.ts'
import { thumbnail } from '../../src/features/media/rules/library.ts'
import { usesOf, withAddress } from '../../src/features/media/rules/uses.ts'
import { listed } from '../../src/features/media/server/listing/list.ts'
import { addressOf, asWritten, folderAt, isBeyondWindows, nameOf, pictureAt, readAddress } from '../../src/model/picture-address.ts'
import { srcSet } from '../../src/ui/picture.tsx'
import { atWidth, parseSized } from '../../src/ui/widths.ts'
import { ODD_NAMES } from '../fixtures/picture-names.ts'

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

test.each(ODD_NAMES)('the address of %j stands in pages, styles and Markdown, and is read as that name again', (name) => {
  const address = addressOf(name)
  expect(readAddress(address)).toBe(name.normalize('NFC'))
  expect(address).toMatch(/^\/media\/[\w.~%/-]+$/)
  expect(new URL(address, 'https://site.example').pathname).toBe(address)
  expect(addressOf(name.normalize('NFD'))).toBe(addressOf(name.normalize('NFC')))
  expect(asWritten(address)).toBe(address)
  // A page's address in a size leads to the same file, and never to another one.
  const sized = parseSized(atWidth(address, 480))
  expect(readAddress(`/media/${sized?.name}`)).toBe(name.normalize('NFC'))
  expect(parseSized(address)).toBeUndefined()
  expect(
    srcSet(address)
      ?.split(', ')
      .map((one) => one.split(' ')),
  ).toEqual([480, 800, 1200, 1600].map((width) => [atWidth(address, width), `${width}w`]))
  expect(thumbnail(name, 480)).toBe(`/api${atWidth(address, 480)}`)
})

test.each(ODD_NAMES.filter((name) => !/%[0-9a-f]{2}|^as-is\/w/i.test(name)))(
  '%j written by hand becomes its address on a page, in a field and deep within',
  (name) => {
    const page = {
      src: `/media/${name}`,
      rich: { type: 'root', children: [{ type: 'img', url: `/media/${name.normalize('NFD')}` }] },
      other: '/about',
      _sys: `/media/${name}`,
    }
    expect(followLinks(page)).toEqual({
      ...page,
      src: addressOf(name),
      rich: { type: 'root', children: [{ type: 'img', url: addressOf(name) }] },
    })
  },
)

/** How somebody may write the address of a picture into a text. */
const WAYS: [string, (name: string) => string][] = [
  ['as it is', (name) => `/media/${name}`],
  ['as its address', addressOf],
  ['encoded by a browser', (name) => encodeURI(`/media/${name}`)],
  ['encoded in small letters', (name) => addressOf(name).replace(/%../g, (sign) => sign.toLowerCase())],
  ['in the other form of its letters', (name) => `/media/${name.normalize('NFD')}`],
  ['encoded in the other form of its letters', (name) => `/media/${encodeURIComponent(name.normalize('NFD')).replaceAll('%2F', '/')}`],
  ['behind backslashes', (name) => `/media/${name.replace(/[()_#*&]/g, (sign) => `\\${sign}`)}`],
]

test('a picture is named by an address in a size, as a browser copies it off a page', () => {
  for (const name of ['a.webp', 'scene/a, b.webp', 'Émile.webp'])
    for (const width of ['w480', 'w1600', 'w800-4x5', 'w800-4x5-30-70']) {
      const written = [{ path: 'x', value: { text: `![](${addressOf(name).replace('/media/', `/media/${width}/`)})` } }]
      expect(usesOf(addressOf(name), written), `${width}/${name}`).toHaveLength(1)
      expect(usesOf(addressOf('other.webp'), written)).toEqual([])
      expect(withAddress(written, addressOf(name), '/media/new.webp')).toEqual([{ path: 'x', value: { text: '![](/media/new.webp)' } }])
    }
})

test.each(ODD_NAMES)('%j is seen wherever it is named, is replaced there, and stands for no other picture', (name) => {
  for (const [way, write] of WAYS) {
    const text = `See ![it](${write(name)}) and <img src="${write(name)}">.`
    const documents = [{ path: 'content/faq/x.json', value: { question: 'Q', answer: text, src: write(name) } }]
    expect(
      usesOf(addressOf(name), documents).map(({ field }) => field),
      way,
    ).toEqual(['answer', 'src'])
    expect(withAddress({ text }, addressOf(name), '/media/new.webp'), way).toEqual({
      text: 'See ![it](/media/new.webp) and <img src="/media/new.webp">.',
    })
    const others = [`${write(name)}.webp`, write(`x/${name}`), write(`x${name}`)]
    expect(usesOf(addressOf(name), [{ path: 'content/faq/x.json', value: others }]), way).toEqual([])
  }
})

test('large and small letters are different pictures', () => {
  expect(usesOf('/media/a.webp', [{ path: 'content/faq/x.json', value: '/media/A.webp' }])).toEqual([])
})

test.each([
  ['CON.jpg', 'con-picture'],
  ['nul', 'nul-picture'],
  ['aux.webp', 'aux-picture'],
  ['Com1.PNG', 'com1-picture'],
  ['com¹.png', 'com1-picture'],
  ['LPT9.jpeg', 'lpt9-picture'],
  ['con.webp.', 'con-webp'],
  ['photo. ', 'photo'],
  ['console.jpg', 'console'],
  ['com10.jpg', 'com10'],
])('an upload called %j gets a name that every system keeps', (upload, name) => {
  expect(nameOf(upload)).toBe(name)
  expect(isBeyondWindows(`${nameOf(upload)}.webp`)).toBe(false)
})

test('a folder gets a name that every system keeps', () => {
  for (const folder of ['con', 'a/NUL/b', 'Aux. ', 'team/lpt1']) expect(isBeyondWindows(`${folderAt(folder)}/a.webp`), folder).toBe(false)
  expect(folderAt('con')).toBe('con-picture')
})

test.each([
  ['con.webp', true],
  ['scene/Nul.jpg', true],
  ['aux/a.webp', true],
  ['com1.old.webp', true],
  ['con .webp', true],
  ['a?b.webp', true],
  ['a:b.webp', true],
  ['a*.webp', true],
  ['a"b.webp', true],
  ['a|b<c>.webp', true],
  ['scene./a.webp', true],
  ['scene /a.webp', true],
  ['a.webp', false],
  ['a.b.webp', false],
  ['Émile (2), 50%.webp', false],
  ['icon.webp', false],
  ['con-picture.webp', false],
  ['com.webp', false],
  ['照片.webp', false],
])('whether Windows keeps %j is known', (path, isBeyond) => expect(isBeyondWindows(path)).toBe(isBeyond))

test('a name is found whichever way its letters are put together', () => {
  const wanted = { folder: '', search: 'émile'.normalize('NFC'), offset: 0, limit: 10 }
  expect(listed(['Émile.webp'.normalize('NFD'), 'x.webp'], wanted).pictures).toHaveLength(1)
})
