import { access, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { followLinks } from '../../src/content/view/links.ts'
import { onBranch } from '../../src/features/preview/rules/branch-pictures.ts'
import { addressOf } from '../../src/model/picture-address.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { atWidth } from '../../src/ui/widths.ts'
import { ODD_NAMES } from '../fixtures/picture-names.ts'
import { commitTo, holdBranch } from '../fixtures/repository.ts'
import { until } from './garden.ts'
import { ada } from './questions.ts'
import { build, ORIGIN, PASSWORD, type Site } from './site.ts'

let site: Site
let session: string
let cookie: string

beforeAll(async () => {
  site = await build()
  site.garden.git('tag', 'begin')
  session = await site.signIn()
  cookie = `${session}; x-branch=main`
}, 60_000)
afterEach(() => {
  site.garden.git('reset', '-q', '--hard', 'begin')
  site.garden.git('clean', '-fdq')
})
afterAll(() => site.close())

type Wish = { name?: string; folder?: string; cookie?: string; headers?: Record<string, string> }

/** Uploads bytes as the admin does and gives the answer. */
async function upload(bytes: Uint8Array | string, { name = 'photo.jpg', folder = '', ...wish }: Wish = {}) {
  const response = await site.app.request(`${ORIGIN}/api/media?${new URLSearchParams({ name, folder })}`, {
    method: 'POST',
    headers: { host: 'site.example', origin: ORIGIN, cookie: wish.cookie ?? cookie, ...wish.headers },
    body: bytes as BodyInit,
  })
  const answer = (await response.json()) as { path: string; address: string; width: number; height: number; message: string }
  return { status: response.status, ...answer }
}

const get = (path: string, headers = {}) => site.ask(path, { headers: { cookie, ...headers } })
const remove = (path: string) => site.ask(`/api/media?${new URLSearchParams({ path })}`, { method: 'DELETE', headers: { cookie } })
const plain = (width = 40, height = 30, colour = '#a33') => sharp({ create: { width, height, channels: 3, background: colour } })
const photo = (width?: number, height?: number, colour?: string) => plain(width, height, colour).jpeg().toBuffer()
const file = (path: string) => join(site.garden.dir, 'public/media', path)
const subjects = () => site.garden.git('log', '--format=%an <%ae>|%s').split('\n')
const nothingKept = () => {
  expect(subjects()).toHaveLength(1)
  expect(site.garden.git('status', '--porcelain')).toBe('')
}

test('an upload is one commit by the editor, whole on the disk and in git', async () => {
  expect(await upload(await photo(), { name: 'Rose Garden (1).JPG', folder: 'Our Team' })).toMatchObject({
    status: 201,
    path: 'our-team/rose-garden-1.webp',
    address: '/media/our-team/rose-garden-1.webp',
    width: 40,
    height: 30,
  })
  expect(subjects()[0]).toBe('Ada Hart <ada@clinic.example>|Add public/media/our-team/rose-garden-1.webp')
  expect(site.garden.git('status', '--porcelain')).toBe('')
  expect(site.garden.git('for-each-ref', 'refs/saves')).toBe('')
  const kept = await readFile(file('our-team/rose-garden-1.webp'))
  expect((await sharp(kept).metadata()).format).toBe('webp')
  expect(site.garden.git('rev-parse', 'HEAD:public/media/our-team/rose-garden-1.webp')).toBe(
    site.garden.git('hash-object', 'public/media/our-team/rose-garden-1.webp'),
  )
})

test('every kind of picture is taken by what it is, not by what it is called', async () => {
  const kinds = { jpeg: plain().jpeg(), png: plain().png(), webp: plain().webp(), gif: plain().gif(), avif: plain().avif() }
  for (const [kind, picture] of Object.entries(kinds)) {
    expect(await upload(await picture.toBuffer(), { name: `${kind}.txt` }), kind).toMatchObject({ status: 201, path: `${kind}.webp` })
    expect((await sharp(file(`${kind}.webp`)).metadata()).format, kind).toBe('webp')
  }
})

const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const SCRIPT = '<html><script>alert(1)</script></html>'
const REFUSED: [string, () => Promise<Uint8Array | string>, number, RegExp][] = [
  ['a text called a photo', async () => 'Only words.', 415, /not a picture, whatever it is called/],
  ['an empty file', async () => '', 415, /not a picture/],
  ['a page', async () => '<!doctype html><script>alert(1)</script>', 415, /not a picture/],
  ['a drawing with a script', async () => SVG, 415, /SVG/],
  ['an iPhone photo', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, /HEIC.*JPEG/],
  ['a TIFF', async () => plain().tiff().toBuffer(), 415, /TIFF/],
  ['a drawing behind a byte order mark', async () => `\ufeff${SVG}`, 415, /SVG/],
  ['a drawing without a declaration', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, /SVG/],
  ['a drawing behind a comment and white space', async () => `\n<!-- a photo --> ${SVG}`, 415, /SVG/],
  ['a drawing in UTF-16', async () => Buffer.from(`\ufeff${SVG}`, 'utf16le'), 415, /not a picture/],
  ['a drawing that is packed', async () => gzipSync(SVG), 415, /not a picture/],
  ['a page with a whole photo behind it', async () => Buffer.concat([Buffer.from(SCRIPT), await photo()]), 415, /not a picture/],
  [
    'a page that begins with the letters of a GIF',
    async () => `GIF89a<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
    422,
    /damaged/,
  ],
  ['a program', async () => '<?php phpinfo();', 415, /not a picture/],
  ['a PDF', async () => '%PDF-1.7', 415, /not a picture/],
  ['an archive', async () => Buffer.from('PK\x03\x04'), 415, /not a picture/],
  ['half a photo', async () => (await photo(800, 600)).subarray(0, 1500), 422, /damaged/],
  ['the first bytes of a photo', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2]), 422, /damaged/],
  [
    'a picture of a thousand million pixels',
    async () => claiming(await plain().png().toBuffer(), 40_000, 30_000),
    422,
    /40000 × 30000 pixels/,
  ],
]

/** A PNG whose header claims another size, as a decompression bomb does. */
function claiming(png: Buffer, width: number, height: number) {
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc(png.subarray(12, 29)), 29)
  return png
}
const crc = (bytes: Buffer) => {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return ~value >>> 0
}

for (const [what, bytes, status, message] of REFUSED) {
  test(`${what} is refused, and nothing is kept`, async () => {
    const answer = await upload(await bytes())
    expect(answer.message).toMatch(message)
    expect(answer.status).toBe(status)
    nothingKept()
  })
}

/** A part of a JPEG: its marker, its length and its bytes. */
const segment = (marker: number, bytes: string | Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(Buffer.byteLength(bytes) + 2, 2)
  return Buffer.concat([head, Buffer.from(bytes)])
}
/** A JPEG with something put between its first two bytes and the rest. */
const jpegWith = async (part: Buffer) => {
  const whole = await photo(200, 150)
  return Buffer.concat([whole.subarray(0, 2), part, whole.subarray(2)])
}
const chunk = (name: string, bytes: string | Buffer) => {
  const body = Buffer.concat([Buffer.from(name), Buffer.from(bytes)])
  const all = Buffer.alloc(body.length + 8)
  all.writeUInt32BE(body.length - 4)
  body.copy(all, 4)
  all.writeUInt32BE(crc(body), body.length + 4)
  return all
}
/** A PNG with something put behind its header. */
const pngWith = async (part: Buffer) => {
  const whole = await plain().png().toBuffer()
  return Buffer.concat([whole.subarray(0, 33), part, whole.subarray(33)])
}
/** A photo as a camera makes it, whose pixels are noise. */
const noise = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: '#888' } })
/** A picture whose pixels are, byte by byte, the text. */
const ofLetters = (text: string) => sharp(Buffer.from(text.repeat(100)), { raw: { width: text.length * 25, height: 1, channels: 4 } })

const PLANTED = ['<svg', '<SVG ', '<script>alert(1)</script>', '<!DOCTYPE html>', '<html>', '<?php', '%PDF-', 'PK\x05\x06']
const TAKEN: [string, (planted: string) => Promise<Uint8Array>][] = [
  ['in the comment of a JPEG', (planted) => jpegWith(segment(0xfe, `Made with ${planted} export`))],
  ['in the XMP of a JPEG', (planted) => jpegWith(segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${planted}</x:xmpmeta>`))],
  ['in an unknown part of a JPEG', (planted) => jpegWith(segment(0xed, planted.repeat(50)))],
  ['in the colour profile of a JPEG', (planted) => jpegWith(segment(0xe2, `ICC_PROFILE\0\x01\x01${planted.repeat(40)}`))],
  ['after the end of a JPEG', async (planted) => Buffer.concat([await photo(), Buffer.from(planted)])],
  ['in the pixels of a PNG', (planted) => ofLetters(planted.slice(0, 4)).png({ compressionLevel: 0, adaptiveFiltering: false }).toBuffer()],
  ['in a text of a PNG', (planted) => pngWith(chunk('tEXt', `Comment\0${planted}`))],
  [
    'in a packed text of a PNG',
    (planted) =>
      pngWith(
        Buffer.concat([
          chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(planted)])),
          chunk('tEXt', `Title\0${planted}`),
        ]),
      ),
  ],
  ['after the end of a PNG', async (planted) => Buffer.concat([await plain().png().toBuffer(), Buffer.from(planted)])],
  [
    'in the EXIF of a WebP',
    (planted) =>
      plain()
        .withExif({ IFD0: { ImageDescription: planted, Copyright: planted } })
        .webp()
        .toBuffer(),
  ],
  [
    'in the EXIF of an AVIF',
    (planted) =>
      plain()
        .withExif({ IFD0: { ImageDescription: planted } })
        .avif()
        .toBuffer(),
  ],
  [
    'in the comment of a GIF',
    async (planted) => {
      const whole = await plain().gif().toBuffer()
      const at = 13 + 3 * 2 ** (((whole[10] ?? 0) % 8) + 1) * ((whole[10] ?? 0) >> 7)
      return Buffer.concat([
        whole.subarray(0, at),
        Buffer.from([0x21, 0xfe, planted.length]),
        Buffer.from(planted, 'latin1'),
        Buffer.from([0]),
        whole.subarray(at),
      ])
    },
  ],
  ['after the end of a GIF', async (planted) => Buffer.concat([await plain().gif().toBuffer(), Buffer.from(planted)])],
]

test.each(TAKEN)(
  'bytes that read as a page %s are no page: the picture is taken, and none of them is kept',
  async (_where, made) => {
    for (const [number, planted] of PLANTED.entries()) {
      const bytes = Buffer.from(await made(planted))
      const { status, path, message } = await upload(bytes, { name: `p${number}.jpg` })
      expect({ status, message }, planted).toEqual({ status: 201, message: undefined })
      const kept = await readFile(file(path))
      expect(kept.toString('latin1').toLowerCase(), planted).not.toContain(planted.toLowerCase().trim())
      const { format, exif, icc, xmp, iptc, comments } = await sharp(kept).metadata()
      expect({ format, exif, icc, xmp, iptc, comments }).toEqual({ format: 'webp' })
    }
  },
  60_000,
)

test('photos as cameras make them are taken, whichever bytes their pixels come to', async () => {
  for (const [number, planted] of ['<svg', '<SVG', '<sVg', '<SvG', '<svG', '<Svg'].entries()) {
    const bytes = await noise(600 + number)
      .jpeg({ quality: 97 })
      .toBuffer()
    // The four bytes within the packed pixels, as chance puts them into two photos of a hundred.
    Buffer.from(planted).copy(bytes, bytes.length - 5000)
    expect(bytes.toString('latin1')).toContain(planted)
    expect((await upload(bytes, { name: `camera${number}.jpg` })).status, planted).toBe(201)
  }
}, 60_000)

test('a photo that lacks its last bytes is taken whole, and one that was cut is not', async () => {
  const kinds = {
    plain: plain(800, 600).jpeg(),
    camera: noise(600).jpeg({ quality: 97 }),
    progressive: noise(600).jpeg({ progressive: true }),
  }
  for (const [kind, picture] of Object.entries(kinds)) {
    const whole = await picture.toBuffer()
    const { path } = await upload(whole, { name: `${kind}.jpg` })
    const pixels = await readFile(file(path))
    for (const lacks of [1, 2]) {
      const taken = await upload(whole.subarray(0, -lacks), { name: `${kind}.jpg` })
      expect(taken, `${kind} without ${lacks}`).toMatchObject({ status: 201, path })
      expect(await readFile(file(taken.path))).toEqual(pixels)
    }
    for (const part of [0.3, 0.5, 0.9, 0.98])
      expect(await upload(whole.subarray(0, Math.floor(whole.length * part))), `${kind} to ${part}`).toMatchObject({
        status: 422,
        message: /damaged/,
      })
  }
}, 60_000)

/** Two pictures that follow one another. */
const moving = () => sharp([RED, BLUE], { join: { animated: true } })
const [RED = Buffer.alloc(0), BLUE = Buffer.alloc(0)] = await Promise.all(
  ['#f00', '#00f'].map((colour) => plain(40, 30, colour).png().toBuffer()),
)
const MOVING: [string, () => Promise<Uint8Array>][] = [
  [
    'GIF',
    () =>
      moving()
        .gif({ delay: [100, 100] })
        .toBuffer(),
  ],
  [
    'GIF that moves once',
    () =>
      moving()
        .gif({ delay: [100, 100], loop: 1 })
        .toBuffer(),
  ],
  [
    'WebP',
    () =>
      moving()
        .webp({ delay: [100, 100] })
        .toBuffer(),
  ],
  ['PNG', () => pngWith(chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])))],
  [
    'PNG with a text before',
    async () => pngWith(Buffer.concat([chunk('tEXt', 'a\0b'), chunk('acTL', Buffer.from([0, 0, 0, 3, 0, 0, 0, 1]))])),
  ],
]

test.each(MOVING)('of a moving %s the editor is asked before its first picture is kept', async (_kind, made) => {
  const bytes = await made()
  expect(await upload(bytes)).toMatchObject({ status: 409, reason: 'moves', message: expect.stringMatching(/^moves, .*first picture/) })
  nothingKept()
  const send = await site.app.request(`${ORIGIN}/api/media?name=moving.gif&still=yes`, {
    method: 'POST',
    headers: { host: 'site.example', origin: ORIGIN, cookie },
    body: bytes as BodyInit,
  })
  expect(send.status).toBe(201)
  expect(await sharp(file('moving.webp')).metadata()).toMatchObject({ width: 40, height: 30 })
  expect((await sharp(file('moving.webp')).metadata()).pages).toBeUndefined()
})

test.each([
  ['GIF', () => plain().gif().toBuffer()],
  ['WebP', () => plain().webp().toBuffer()],
  ['PNG of one frame', () => pngWith(chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])))],
  [
    'PNG with the letters after its pixels',
    async () => Buffer.concat([await plain().png().toBuffer(), chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]),
  ],
])('a %s that stands still asks nothing', async (_kind, made) => expect((await upload(await made())).status).toBe(201))

test('a real bomb of more pixels than are allowed is refused before it is decoded', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png()
    .toBuffer()
  expect(await upload(bomb)).toMatchObject({ status: 422, message: expect.stringContaining('9000 × 9000') })
  nothingKept()
})

test('more than 20 MB is refused, told or counted', async () => {
  const large = Buffer.alloc(20 * 1024 * 1024 + 1, 0xff)
  expect(await upload(large, { headers: { 'content-length': String(large.length) } })).toMatchObject({
    status: 413,
    message: /larger than 20 MB/,
  })
  expect((await upload(large)).status).toBe(413)
  nothingKept()
})

test('who is not signed in, comes from another site, or names no branch changes nothing', async () => {
  const bytes = await photo()
  expect((await upload(bytes, { cookie: 'x-branch=main' })).status).toBe(401)
  expect((await upload(bytes, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
  expect(await upload(bytes, { cookie: session })).toMatchObject({ status: 409, message: /no longer knows its branch/ })
  expect(await upload(bytes, { cookie: `${session}; x-branch=gone` })).toMatchObject({ status: 409, message: /no branch gone/ })
  expect((await site.ask('/api/media')).status).toBe(401)
  expect((await site.ask('/api/media/w480/a.webp')).status).toBe(401)
  expect((await site.ask('/api/media?path=a.webp', { method: 'DELETE' })).status).toBe(401)
  nothingKept()
})

test('no folder and no name leads out of the pictures', async () => {
  const bytes = await photo()
  for (const folder of ['..', '../content', 'a/../..', '/../..', 'a\\..\\..', '.git', 'a\0b', '照片']) {
    expect((await upload(bytes, { folder })).status, folder).toBe(400)
  }
  nothingKept()
  expect((await upload(bytes, { name: '../../content/page/home.json' })).path).toBe('home.webp')
  expect((await upload(await photo(41), { name: '..\\..\\.htaccess' })).path).toBe('htaccess.webp')
  expect((await upload(await photo(42), { name: '照片.png' })).path).toBe('picture.webp')
  for (const path of [
    '../../content/page/home.json',
    '../x.webp',
    '/etc/x.webp',
    'a/../home.webp',
    '.hidden.webp',
    'home.json',
    '',
    'a\0.webp',
  ])
    expect((await remove(path)).status, path).toBe(400)
})

test('a link among the pictures is not followed', async () => {
  await mkdir(file(''), { recursive: true })
  await symlink(join(site.garden.dir, '.git'), file('out'))
  expect(await upload(await photo(), { folder: 'out' })).toMatchObject({ status: 400, message: /link/ })
  expect((await remove('out/x.webp')).status).toBe(400)
  await expect(access(join(site.garden.dir, '.git/photo.webp'))).rejects.toThrow()
})

test('where it was taken and with what is gone, and it stands upright in sRGB', async () => {
  const exif = { IFD0: { Make: 'Camera', Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
  const turned = await plain(60, 40).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await sharp(turned).metadata()).exif).toBeDefined()
  await upload(turned, { name: 'gps.jpg' })
  const { exif: left, icc, xmp, iptc, orientation, width, height, space } = await sharp(file('gps.webp')).metadata()
  expect({ left, icc, xmp, iptc, orientation }).toEqual({})
  expect({ width, height, space }).toEqual({ width: 40, height: 60, space: 'srgb' })

  const wide = await plain(20, 20, '#00ff00').withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
  await upload(wide, { name: 'p3.jpg' })
  const cmyk = await plain(20, 20).toColourspace('cmyk').jpeg().toBuffer()
  await upload(cmyk, { name: 'print.jpg' })
  expect((await sharp(file('print.webp')).metadata()).space).toBe('srgb')
})

test('a large photo becomes as wide as pages need, and its sizes are made before anybody asks', async () => {
  const { path, width, height } = await upload(await photo(4000, 3000), { name: 'large.jpg' })
  expect({ width, height }).toEqual({ width: 1600, height: 1200 })
  // They are made from small to large, and no other picture here is as wide.
  const widths = async () => {
    const names = (await readdir(join(site.dataDir, 'media')).catch(() => [])).filter((name) => name.endsWith('.webp'))
    return Promise.all(names.map(async (name) => (await sharp(join(site.dataDir, 'media', name)).metadata()).width))
  }
  await until(async () => (await widths()).includes(1600), 'the largest size')
  for (const size of [480, 800, 1200, 1600]) {
    const response = await site.ask(`/media/w${size}/${path}`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(size)
  }
  expect((await site.ask(`/media/w801/${path}`)).headers.get('content-type')).not.toBe('image/webp')
})

test('a picture is cut for a tall box, around the point that stays in view', async () => {
  const half = await photo(200, 100, '#1e28d7')
  const both = sharp(await photo(400, 100, '#d71e28')).composite([{ input: half, left: 200, top: 0 }])
  const { path } = await upload(await both.png().toBuffer(), { name: 'both.png' })
  const cut = async (how: string) => {
    const response = await site.ask(`/media/w480${how}/${path}`)
    if (response.headers.get('content-type') !== 'image/webp') return undefined
    const shown = sharp(Buffer.from(await response.arrayBuffer()))
    const { width, height } = await shown.metadata()
    const at = async (left: number) => {
      const [red = 0, , blue = 0] = await shown.clone().extract({ left, top: 50, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
      return red > blue ? 'red' : 'blue'
    }
    return [width, height, await at(2), await at(width - 3)]
  }
  expect(await cut('')).toEqual([400, 100, 'red', 'blue'])
  expect(await cut('-1x1')).toEqual([100, 100, 'red', 'blue'])
  expect(await cut('-4x5-0-50')).toEqual([80, 100, 'red', 'red'])
  expect(await cut('-3x4-100-50')).toEqual([75, 100, 'blue', 'blue'])
  // A tall one is cut above and below, and what shows the same part is kept once.
  const tall = sharp(await photo(100, 400, '#d71e28')).composite([{ input: await photo(100, 200, '#1e28d7'), left: 0, top: 200 }])
  const high = await upload(await tall.png().toBuffer(), { name: 'high.png' })
  const colourOf = async (how: string) => {
    const shown = sharp(Buffer.from(await (await site.ask(`/media/w480${how}/${high.path}`)).arrayBuffer()))
    const [red = 0, , blue = 0] = await shown.resize(1, 1).removeAlpha().raw().toBuffer()
    return red > blue ? 'red' : 'blue'
  }
  expect([await colourOf('-1x1-50-0'), await colourOf('-1x1-50-100'), await colourOf('-1x1-0-100')]).toEqual(['red', 'blue', 'blue'])
  const keptNow = async () => (await readdir(join(site.dataDir, 'media'))).filter((name) => name.endsWith('.webp')).length
  // What is made after an upload is there first.
  for (const width of [480, 800, 1200, 1600]) for (const each of [path, high.path]) await site.ask(`/media/w${width}/${each}`)
  const before = await keptNow()
  for (const same of ['-1x1-10-0', '-1x1-90-0', '-1x1-100-100']) await colourOf(same)
  expect(await keptNow()).toBe(before)
  for (const unknown of ['-5x4', '-4x5-7-50', '-4x5-0', '-toString', '-1x1-0-110']) expect(await cut(unknown), unknown).toBeUndefined()
})

test('no picture takes the place of another, and the same one is kept once', async () => {
  const red = await photo(40, 30, '#f00')
  expect((await upload(red)).path).toBe('photo.webp')
  expect((await upload(await photo(40, 30, '#00f'))).path).toBe('photo-2.webp')
  expect((await upload(red)).path).toBe('photo.webp')
  expect(subjects()).toHaveLength(3)
})

test('uploads at the same moment get names of their own; an editor sends one at a time', async () => {
  await site.accounts.add({ name: 'Ben Low', email: 'ben@clinic.example' }, 'another long password')
  const other = `${await site.signIn('ben@clinic.example', 'another long password')}; x-branch=main`
  const answers = await Promise.all([upload(await photo(50)), upload(await photo(51), { cookie: other })])
  expect(answers.map(({ path }) => path).sort()).toEqual(['photo-2.webp', 'photo.webp'])
  expect(
    subjects()
      .map((line) => line.split(' <')[0])
      .sort(),
  ).toEqual(['Ada Hart', 'Ben Low', 'Developer'])
  const [one, two] = [await photo(52), await photo(53)]
  const both = await Promise.all([upload(one), upload(two)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 429])
})

test('when git refuses, no file is left and the editor is told why', async () => {
  const letGo = holdBranch(site.garden.dir)
  expect(await upload(await photo())).toMatchObject({ status: 409, message: /Nothing was saved: git/ })
  letGo()
  await expect(access(file('photo.webp'))).rejects.toThrow()
  nothingKept()
})

test('an upload that a crash interrupted is finished at the next start', async () => {
  await upload(await photo(), { name: 'kept.jpg' })
  const bytes = await readFile(file('kept.webp'))
  const commit = site.garden.git('rev-parse', 'HEAD')
  site.garden.git('update-ref', 'refs/saves/main', commit)
  site.garden.git('reset', '-q', '--hard', 'HEAD~1')
  await mkdir(file(''), { recursive: true })
  await writeFile(file('half.webp.saving'), 'half')
  const store = await openContent(site.garden.dir)
  store.close()
  expect(await readFile(file('kept.webp'))).toEqual(bytes)
  expect(site.garden.git('rev-parse', 'HEAD')).toBe(commit)
  expect(site.garden.git('status', '--porcelain')).toBe('')
})

test('a picture is deleted only when nothing shows it, and the refusal says where it shows', async () => {
  await upload(await photo(), { name: 'poster.jpg' })
  const home = 'content/page/home.json'
  const text = await site.garden.text(home)
  const blocks = JSON.parse(text).blocks
  await site.garden.write(home, {
    ...JSON.parse(text),
    blocks: [{ ...blocks[0], film: { poster: '/media/poster.webp' } }, ...blocks.slice(1)],
  })
  const refused = await remove('poster.webp')
  expect(refused.status).toBe(409)
  expect(await refused.json()).toEqual({ message: expect.stringMatching(/poster\.webp is still shown: page “.+”\. Choose another/) })
  expect(await access(file('poster.webp'))).toBeUndefined()
  await site.garden.write(home, '{ "broken": "/media/poster.webp"')
  expect((await remove('poster.webp')).status).toBe(409)
  await site.garden.write(home, text)
  expect((await remove('poster.webp')).status).toBe(204)
  expect(subjects()[0]).toBe('Ada Hart <ada@clinic.example>|Remove public/media/poster.webp')
  expect(site.garden.git('status', '--porcelain')).toBe('')
  expect((await remove('poster.webp')).status).toBe(404)
})

test('the list shows folders and parts, and search looks below', async () => {
  const bytes = await Promise.all([1, 2, 3].map((n) => photo(40 + n)))
  await upload(bytes[0] as Buffer, { name: 'a1.jpg' })
  await upload(bytes[1] as Buffer, { name: 'a2.jpg' })
  await upload(bytes[2] as Buffer, { name: 'moss.jpg', folder: 'autumn' })
  const list = async (query: string) => (await get(`/api/media?${query}`)).json()
  expect(await list('limit=1')).toEqual({ folder: '', folders: ['autumn'], pictures: ['a1.webp'], next: 1 })
  expect(await list('limit=1&offset=1')).toEqual({ folder: '', folders: ['autumn'], pictures: ['a2.webp'] })
  expect(await list('folder=autumn')).toEqual({ folder: 'autumn', folders: [], pictures: ['autumn/moss.webp'] })
  expect(await list('search=MOS')).toEqual({ folder: '', folders: [], pictures: ['autumn/moss.webp'] })
  expect(await list('folder=new')).toMatchObject({ folders: [], pictures: [] })
  expect((await get('/api/media?folder=../content')).status).toBe(400)
  expect((await get('/api/media/w480/autumn/moss.webp')).headers.get('content-type')).toBe('image/webp')
})

test('on a branch, a picture is kept there and not on the site', async () => {
  await site.branches.create('spring', 'main')
  const spring = `${session}; x-branch=spring`
  expect((await upload(await photo(), { cookie: spring })).status).toBe(201)
  expect(site.garden.git('log', '-1', '--format=%an|%s', 'spring')).toBe(`${ada.name}|Add public/media/photo.webp`)
  nothingKept()
  expect(await (await site.ask('/api/media', { headers: { cookie: spring } })).json()).toMatchObject({ pictures: ['photo.webp'] })
  expect((await site.ask('/api/media/w480/photo.webp', { headers: { cookie: spring } })).status).toBe(200)
  expect(await (await get('/api/media')).json()).toMatchObject({ pictures: [] })
})

test('a picture replaced under its name is seen at once', async () => {
  await upload(await photo(40, 30, '#f00'))
  const before = await site.ask('/media/w480/photo.webp')
  const etag = before.headers.get('etag') ?? ''
  expect(before.headers.get('cache-control')).toBe('no-cache')
  expect((await site.ask('/media/w480/photo.webp', { headers: { 'if-none-match': etag } })).status).toBe(304)
  await writeFile(file('photo.webp'), await plain(44, 30, '#00f').webp().toBuffer())
  const after = await site.ask('/media/w480/photo.webp', { headers: { 'if-none-match': etag } })
  expect(after.status).toBe(200)
  expect((await sharp(Buffer.from(await after.arrayBuffer())).metadata()).width).toBe(44)
})

const send = (path: string, query: object, body: BodyInit, given = cookie) =>
  site.app.request(`${ORIGIN}${path}?${new URLSearchParams(query as Record<string, string>)}`, {
    method: 'POST',
    headers: { host: 'site.example', origin: ORIGIN, cookie: given },
    body,
  })
const keepWords = (path: string, words: object, given?: string) => send('/api/pictures/alts', { path }, JSON.stringify(words), given)
const known = async (path: string) => (await get(`/api/pictures/one?${new URLSearchParams({ path })}`)).json()
const replaceWith = async (path: string, bytes: Buffer, name = 'better.jpg', given?: string) => {
  const response = await send('/api/pictures/replacement', { path, name }, new Uint8Array(bytes), given)
  const answer = (await response.json()) as { path: string; documents: number; commit?: string; message: string }
  return { status: response.status, ...answer }
}

/** Puts a picture into two documents, once in a field and once in a text. */
async function showTwice(address: string) {
  const [home, question] = ['content/page/home.json', 'content/faq/shown.json']
  const { blocks, ...rest } = JSON.parse(await site.garden.text(home))
  await site.garden.write(home, { ...rest, blocks: [{ ...blocks[0], film: { poster: address, focus: '30 70' } }, ...blocks.slice(1)] })
  await site.garden.write(question, { question: 'Which?', answer: `See ![it](${address}) here, not ${address}.webp.` })
  site.garden.git('add', '-A')
  site.garden.git('commit', '-qm', 'Show it')
  return { home, question }
}

test('words are kept beside a picture in each language, in a commit, and go with it', async () => {
  await upload(await photo(), { name: 'rose.jpg' })
  const words = { en: 'A rose', ar: 'وردة' }
  expect((await keepWords('rose.webp', { ...words, 'zh-CN': ' ' })).status).toBe(204)
  expect(JSON.parse(await readFile(file('rose.webp.json'), 'utf8'))).toEqual({ alt: 'A rose', translations: { ar: { alt: 'وردة' } } })
  expect(subjects()[0]).toMatch(/^Ada Hart .*rose\.webp\.json$/)
  expect(await known('rose.webp')).toMatchObject({ width: 40, height: 30, isOwn: true, alts: words, uses: [] })
  // Kept once more as they are they make no commit.
  const before = subjects().length
  expect((await keepWords('rose.webp', words)).status).toBe(204)
  expect(subjects()).toHaveLength(before)
  // Visitors get pictures alone.
  for (const answer of [await site.ask('/media/rose.webp.json'), await get('/api/media/rose.webp.json')])
    expect(await answer.text()).not.toContain('A rose')
  expect((await remove('rose.webp')).status).toBe(204)
  expect(site.garden.git('ls-files', 'public/media')).not.toContain('rose')
  expect(site.garden.git('status', '--porcelain')).toBe('')
})

test('words in one language leave those that were kept in another meanwhile; an empty text takes its language away', async () => {
  await upload(await photo(), { name: 'rose.jpg' })
  for (const words of [{ en: 'A rose' }, { ar: 'وردة' }, { 'zh-CN': '玫瑰' }, { en: 'Two roses' }, { 'zh-CN': '' }])
    expect((await keepWords('rose.webp', words)).status).toBe(204)
  expect(JSON.parse(await readFile(file('rose.webp.json'), 'utf8'))).toEqual({ alt: 'Two roses', translations: { ar: { alt: 'وردة' } } })
  expect((await keepWords('rose.webp', { en: ' ', ar: '' })).status).toBe(204)
  expect(site.garden.git('ls-files', 'public/media/*.json')).toBe('')
})

test('a translator keeps the words in their language beside those of others, and changes none of these', async () => {
  const tia = { name: 'Tia', email: 'tia@clinic.example' }
  await site.accounts.add(tia, PASSWORD, { role: 'translator', languages: ['ar'], enquiries: false })
  const hers = `${await site.signIn(tia.email)}; x-branch=main`
  await upload(await photo(), { name: 'rose.jpg' })
  await keepWords('rose.webp', { en: 'A rose' })
  expect((await keepWords('rose.webp', { ar: 'وردة' }, hers)).status).toBe(204)
  const refused = await keepWords('rose.webp', { en: 'Two roses', ar: 'زهرة' }, hers)
  expect([refused.status, (await refused.json()).message]).toEqual([
    403,
    expect.stringContaining('in English are not among your languages'),
  ])
  expect(await known('rose.webp')).toMatchObject({ alts: { en: 'A rose', ar: 'وردة' } })
  await site.accounts.remove(tia.email)
})

test('words for a picture are refused where they are too long, strange, of no picture, or of nobody', async () => {
  await upload(await photo(), { name: 'rose.jpg' })
  for (const words of [{ en: 'x'.repeat(401) }, { en: 3 }, ['A rose'], null])
    expect((await keepWords('rose.webp', words as object)).status, JSON.stringify(words).slice(0, 20)).toBe(400)
  expect((await keepWords('none.webp', { en: 'A rose' })).status).toBe(404)
  for (const path of ['../../content/faq/a', 'rose.webp.json', '']) expect((await keepWords(path, { en: 'A rose' })).status, path).toBe(400)
  expect((await keepWords('rose.webp', { en: 'A rose' }, 'x-branch=main')).status).toBe(401)
  expect((await keepWords('rose.webp', { en: 'A rose' }, session)).status).toBe(409)
  expect(subjects()).toHaveLength(2)
})

test('a picture knows every place that shows it, in the words of the form, and the list counts them', async () => {
  const { address } = await upload(await photo(), { name: 'rose.jpg' })
  await upload(await photo(41), { name: 'spare.jpg', folder: 'scene' })
  await showTwice(address)
  const { uses } = await known('rose.webp')
  expect(uses).toEqual([
    expect.objectContaining({ path: 'content/faq/shown.json', field: 'answer', title: 'question “Which?”' }),
    expect.objectContaining({ path: 'content/page/home.json', field: 'blocks.0.film.poster', where: ['Hero with film', 'Film', 'Poster'] }),
  ])
  expect(uses[1].boxes.desktop.width).toBe(1440)
  expect(uses[0].boxes).toBeUndefined()
  const list = await (await get('/api/pictures')).json()
  expect(list).toEqual([
    expect.objectContaining({ path: 'rose.webp', uses: 2, isDescribed: false, width: 40, height: 30 }),
    expect.objectContaining({ path: 'scene/spare.webp', uses: 0 }),
  ])
  expect((await site.ask('/api/pictures')).status).toBe(401)
})

test('another picture takes all places of one, as one change, which is taken back as one', async () => {
  const { address } = await upload(await photo(), { name: 'rose.jpg', folder: 'scene' })
  await keepWords('scene/rose.webp', { en: 'A rose' })
  const { home, question } = await showTwice(address)
  const texts = await Promise.all([home, question].map((path) => site.garden.text(path)))
  const before = subjects().length
  const done = await replaceWith('scene/rose.webp', await photo(60, 45, '#3a3'))
  expect(done).toMatchObject({ status: 201, path: 'scene/better.webp', documents: 2 })
  expect(subjects()).toHaveLength(before + 1)
  expect(done.commit).toBe(site.garden.git('rev-parse', 'HEAD'))
  expect(JSON.parse(await site.garden.text(home)).blocks[0].film).toEqual({ poster: '/media/scene/better.webp', focus: '30 70' })
  expect(JSON.parse(await site.garden.text(question)).answer).toBe(`See ![it](/media/scene/better.webp) here, not ${address}.webp.`)
  expect(await known('scene/better.webp')).toMatchObject({ width: 60, alts: { en: 'A rose' }, uses: [{}, {}] })
  expect(await known('scene/rose.webp')).toMatchObject({ uses: [] })
  expect(site.garden.git('status', '--porcelain')).toBe('')

  const back = await send('/api/tina/history/take-back', {}, JSON.stringify({ commit: done.commit }))
  expect(await back.json()).toEqual({ documents: 2, left: [] })
  expect(await Promise.all([home, question].map((path) => site.garden.text(path)))).toEqual(texts)
})

test('nothing is replaced by the very same picture, where nothing shows it, or on no branch', async () => {
  const bytes = await photo()
  const { address } = await upload(bytes, { name: 'rose.jpg' })
  expect(await replaceWith('rose.webp', await photo(50))).toMatchObject({
    status: 409,
    message: expect.stringMatching(/Nothing shows rose\.webp/),
  })
  await showTwice(address)
  const before = subjects().length
  expect(await replaceWith('rose.webp', bytes, 'rose.jpg')).toMatchObject({ status: 409, message: expect.stringMatching(/very picture/) })
  expect((await replaceWith('rose.webp', Buffer.from('Only words.'))).status).toBe(415)
  expect((await replaceWith('rose.webp', await photo(50), 'x.jpg', session)).status).toBe(409)
  expect((await replaceWith('rose.webp', await photo(50), 'x.jpg', 'x-branch=main')).status).toBe(401)
  expect((await replaceWith('../rose.webp', await photo(50))).status).toBe(400)
  expect(subjects()).toHaveLength(before)
  expect(site.garden.git('status', '--porcelain')).toBe('')
})

/** Puts pictures among those of the site as git does, each of another width. */
async function putIn(names: string[]) {
  for (const [at, name] of names.entries()) {
    await mkdir(dirname(file(name)), { recursive: true })
    await writeFile(
      file(name),
      await plain(500 + at, 30)
        .webp()
        .toBuffer(),
    )
  }
  site.garden.git('add', '-A')
  site.garden.git('commit', '-qm', 'Put them in')
}
const widthAt = async (path: string, given = cookie) => {
  const response = await site.ask(path, { headers: { cookie: given } })
  const isPicture = response.headers.get('content-type')?.startsWith('image/')
  return isPicture ? (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width : response.status
}

test('a picture put in by git under any name is served, known, counted as used, kept while it is, and deleted', async () => {
  // Two that sound like others, to be mistaken for them.
  const names = [...ODD_NAMES, 'a.webp', 'a/b.webp']
  // Written by hand, the addresses of these are also those of others: each counts as used by both.
  const alike = ['a%20b.webp', 'a b.webp', 'as-is/w480/a.webp', 'w480/a.webp']
  await putIn(names)
  for (const [at, name] of names.entries()) {
    const address = addressOf(name)
    expect(await widthAt(address), name).toBe(500 + at)
    expect(await widthAt(atWidth(address, 480)), name).toBe(480)
    expect(await widthAt(`/api${atWidth(address, 480)}`), name).toBe(480)
    expect(await known(name), name).toMatchObject({ path: name, address, width: 500 + at, uses: [] })
  }
  const texts = Object.fromEntries(names.map((name, at) => [`q${at}`, `See ![it](${addressOf(name)}) here.`]))
  await site.garden.write('content/faq/shown.json', { question: 'Which?', answer: 'These.', ...texts })
  const listed = (await (await get('/api/pictures')).json()) as { path: string; uses: number }[]
  expect(listed.filter(({ path }) => names.includes(path) && !alike.includes(path)).map(({ uses }) => uses)).toEqual(
    Array(names.length - alike.length).fill(1),
  )
  for (const name of names) expect((await remove(name)).status, name).toBe(409)
  await rm(join(site.garden.dir, 'content/faq/shown.json'))
  site.garden.git('add', '-A')
  for (const name of names) expect((await remove(name)).status, name).toBe(204)
}, 60_000)

test('an address that was written by hand leads to the picture that was meant', async () => {
  await putIn(['Émile.webp'.normalize('NFD'), 'a%20c.webp', 'w480/own.webp', 'é.webp'])
  expect(await widthAt(`/media/${encodeURIComponent('Émile.webp'.normalize('NFC'))}`)).toBe(500)
  expect(await widthAt(`/media/w480/${encodeURIComponent('Émile.webp'.normalize('NFC'))}`)).toBe(480)
  expect(await widthAt('/media/a%20c.webp')).toBe(501)
  expect(await widthAt('/media/w480/own.webp')).toBe(502)
  expect(await widthAt(`/media/${encodeURIComponent('é.webp'.normalize('NFD'))}`)).toBe(503)
  // As a browser copies it off a page: in a size, and cut.
  for (const copied of ['/media/w800/a%20c.webp', '/media/w480-4x5-30-70/a%20c.webp', '/media/w1600/%C3%A9.webp']) {
    const { src } = followLinks({ src: copied })
    expect(await widthAt(src), copied).toBe(copied.includes('%C3') ? 503 : 501)
    expect(await widthAt(atWidth(src, 480)), copied).toBe(480)
  }
  expect(await known('Émile.webp'.normalize('NFC'))).toMatchObject({ path: 'Émile.webp'.normalize('NFD') })
  expect((await site.ask('/media/None%20such.webp')).headers.get('content-type')).not.toMatch(/image/)
})

test('a draft shows its own pictures of any name', async () => {
  const names = ODD_NAMES.filter((name) => !name.includes('.jpg'))
  const bytes = await plain(520, 30).webp().toBuffer()
  commitTo(site.garden.dir, 'odd/names', Object.fromEntries(names.map((name) => [`public/media/${name}`, bytes])))
  for (const name of names) {
    const address = onBranch(addressOf(name), 'odd/names')
    expect(await widthAt(address), name).toBe(520)
    expect(await widthAt(atWidth(address, 480)), name).toBe(480)
  }
})

const SHOWING = 'content/faq/shown.json'
const showing = (address: string, more = {}) => JSON.stringify({ question: 'Which?', answer: `See ![it](${address}).`, ...more })

/** What a draft does with a picture of the site, and whether the site has to keep it for that. */
const DRAFTS: [string, (path: string) => Record<string, string>, boolean][] = [
  ['shows it in a text', (path) => ({ [SHOWING]: showing(addressOf(path)) }), true],
  ['shows it in a field', (path) => ({ [SHOWING]: JSON.stringify({ question: 'Which?', picture: { src: addressOf(path) } }) }), true],
  ['shows it in a size, in a text written by hand', (path) => ({ [SHOWING]: showing(`/media/${path}`) }), true],
  ['shows it in what is no JSON', (path) => ({ [SHOWING]: `{ "broken": "${addressOf(path)}"` }), true],
  ['shows another one', () => ({ [SHOWING]: showing('/media/other.webp') }), false],
  ['shows one of a longer name', (path) => ({ [SHOWING]: showing(`${addressOf(path)}.webp`) }), false],
  ['says nothing of it', () => ({ [SHOWING]: showing('') }), false],
  ['changes something else', () => ({ 'content/faq/other.json': showing('/about') }), false],
]

test.each(DRAFTS)('a picture is kept for a draft that %s, or not', async (_what, changes, isKept) => {
  for (const name of ['rose.webp', 'a, b.webp']) {
    await putIn([name])
    const branch = `draft${site.garden.git('rev-parse', '--short', 'HEAD')}${isKept}`
    commitTo(site.garden.dir, branch, changes(name))
    const answer = await remove(name)
    const said = await answer.text()
    expect(answer.status, said).toBe(isKept ? 409 : 204)
    if (isKept) {
      expect(JSON.parse(said).message).toContain(`${name} is shown in the draft “${branch}”: question “`)
      expect(await access(file(name))).toBeUndefined()
    }
    site.garden.git('branch', '-D', branch)
    if (isKept) expect((await remove(name)).status).toBe(204)
  }
})

test('a draft that only began with what the site has taken away since keeps no picture', async () => {
  await putIn(['rose.webp'])
  await site.garden.write(SHOWING, JSON.parse(showing('/media/rose.webp')))
  site.garden.git('add', '-A')
  site.garden.git('commit', '-qm', 'Show it')
  commitTo(site.garden.dir, 'untouched', { 'content/faq/other.json': showing('/media/other.webp') })
  commitTo(site.garden.dir, 'edited', { [SHOWING]: showing('/media/rose.webp', { question: 'Which one?' }) })
  await site.garden.write(SHOWING, JSON.parse(showing('/media/other.webp')))
  site.garden.git('add', '-A')
  site.garden.git('commit', '-qm', 'Show another one')
  expect((await remove('rose.webp')).status).toBe(204)
  for (const name of ['untouched', 'edited']) site.garden.git('branch', '-D', name)
})

test('a draft keeps a picture for the site and for other drafts, is named as people know it, and keeps none that it brought itself', async () => {
  await putIn(['rose.webp'])
  await site.branches.create('april', 'main', { draft: 'Spring offers', editor: ada })
  await site.branches.create('december', 'main')
  commitTo(site.garden.dir, 'april', { [SHOWING]: showing('/media/rose.webp') })
  const asked = async (branch: string) =>
    (await site.ask('/api/media?path=rose.webp', { method: 'DELETE', headers: { cookie: `${session}; x-branch=${branch}` } })).text()
  expect(await asked('main')).toContain('the draft “Spring offers”')
  expect(await asked('december')).toContain('the draft “Spring offers”')
  site.garden.git('branch', '-D', 'april')
  await site.garden.write(SHOWING, JSON.parse(showing('/media/rose.webp')))
  site.garden.git('add', '-A')
  site.garden.git('commit', '-qm', 'Show it')
  expect(await asked('december')).toContain('is shown on the site, in a place that is new to this draft: question “Which?”')

  commitTo(site.garden.dir, 'july', {
    'public/media/own.webp': await plain().webp().toBuffer(),
    'content/faq/own.json': showing('/media/own.webp'),
  })
  await putIn(['own.webp'])
  expect((await remove('own.webp')).status).toBe(204)
  for (const name of ['december', 'july']) site.garden.git('branch', '-D', name)
})
