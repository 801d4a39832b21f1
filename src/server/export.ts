import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import type { Content } from '../content/cms/client.ts'
import { movedPaths, movedTo } from '../content/moved.ts'
import { isShadow, parsePlate } from '../content/view/plate-name.ts'
import { publishedAddresses } from '../content/view/published.ts'
import { castShadow } from '../features/herbarium/rules/grow.ts'
import { engrave } from '../features/herbarium/server/fit.ts'
import { meantOn } from '../features/media/server/listing/list.ts'
import { createSizes, type Sizes } from '../features/media/server/serve/sizes.ts'
import { firstOn, type Shelf, shelvesOf } from '../features/media/server/shelf.ts'
import { parseShare } from '../features/share/rules/share-address.ts'
import { drawShare } from '../features/share/server/draw.ts'
import { sharedPage } from '../features/share/server/shared-page.ts'
import { addressIn, parseAddress } from '../i18n/addresses.ts'
import { LOCALES } from '../model/languages.ts'
import { readAddress } from '../model/picture-address.ts'
import type { Served } from '../routes/served.ts'
import { robots, sitemap } from '../seo/sitemap.ts'
import { parseSized } from '../ui/widths.ts'
import { copyPlain } from './copy-plain.ts'
import { movedPage } from './pages/moved-page.ts'
import { stateAddress } from './pages/page-address.ts'
import { createRenderer } from './pages/renderer.ts'
import { readSettings } from './settings.ts'
import { openSource } from './source.ts'
import { openDataDir } from './stores/files/data-dir.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const OUT = join(ROOT, 'build/export')

/** Returns the file in which a static host looks for the page at an address: `'/'` => `index.html`, `'/ar/about'` => `ar/about.html`. */
const htmlFile = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

/** Returns the file of the data that navigation asks for: `'/'` => `_root.data`, `'/ar/about'` => `ar/about.data`. */
const dataFile = (address: string) => (address === '/' ? '_root.data' : `${address.slice(1)}.data`)

async function write(name: string, text: string | Uint8Array) {
  const file = join(OUT, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Writes the launched site as files: the same pages, through the same renderer, for any static host. */
async function main() {
  const settings = readSettings(process.env)
  if (settings.gate !== 'off')
    throw new Error(
      `The gate is closed (GATE=${settings.gate}): a static host could not keep it. Set GATE=off to export the launched site.`,
    )
  openDataDir(settings.dataDir)
  const origin = settings.publicUrl || `http://${settings.host}:${settings.port}`
  const source = await openSource({ ...settings, remote: undefined })
  const build = (await import(join(ROOT, 'build/site/server/index.js'))) as ServerBuild
  const render = createRenderer(async () => build, 'production')
  const content = source.branches.main.content()
  const served: Served = { content, origin, gate: { mode: 'off', open: true, tester: false }, isStatic: true }
  const get = async (path: string) => (await render(new Request(new URL(path, origin)), served)).response.text()
  const [site, pages, treatments] = await Promise.all([content.settings(), content.pages(), content.treatments()])
  const { siteSettings } = site.data
  const published = publishedAddresses(siteSettings, pages, treatments)
  const addresses = inEveryLanguage([...published.map(({ path }) => path), '/search'])

  await rm(OUT, { recursive: true, force: true })
  await cp(join(ROOT, 'build/site/client'), OUT, { recursive: true })
  await copyPlain(join(ROOT, 'public'), OUT)
  const shelves = shelvesOf(source.branches.main, join(ROOT, 'public'))
  // The content's own pictures last: they come before those of the site.
  for (const shelf of shelves.toReversed()) if (typeof shelf === 'string') await copyPlain(shelf, OUT, 'media')
  const sizes = createSizes(join(settings.dataDir, 'media'))
  const pictures = new Set<string>()
  const plates = new Set<string>()
  const shares = new Set<string>()
  for (const address of addresses) {
    const { response, state = '' } = await render(new Request(new URL(address, origin)), served, stateAddress(address))
    const html = await response.text()
    await write(stateAddress(address).slice(1), state)
    for (const [found] of html.matchAll(/\/media\/[\w.~%/-]+/g)) pictures.add(found)
    for (const [found] of html.matchAll(/\/plates\/[\w-]+\.svg/g)) plates.add(found)
    for (const [found] of html.matchAll(/\/share\/[\w/.-]+\.png/g)) shares.add(found)
    await write(htmlFile(address), html)
    await write(dataFile(address), await get(address === '/' ? '/_root.data' : `${address}.data`))
  }
  for (const picture of pictures) await writePicture(picture, shelves, sizes)
  for (const plate of plates) await writePlate(plate)
  for (const share of shares) await writeShare(share, content)
  for (const address of inEveryLanguage(movedPaths(siteSettings))) {
    await write(htmlFile(address), movedPage(movedTo(address, siteSettings) ?? '/', parseAddress(address).locale, origin))
    await write(dataFile(address), await get(`${address}.data`))
  }
  for (const address of inEveryLanguage(['/404'])) await write(htmlFile(address), await get(address))
  await write('sitemap.xml', sitemap(origin, published))
  await write('robots.txt', robots(origin))
  await source.stop()
  console.log(
    `${addresses.length} pages and ${pictures.size} pictures and ${plates.size} engravings and ${shares.size} share pictures in ${OUT}`,
  )
}

/** Returns the addresses of paths in every language, also in one that a treatment is still to be translated into: its page is there too. */
const inEveryLanguage = (paths: string[]) => paths.flatMap((path) => LOCALES.map((locale) => addressIn(path, locale)))

async function writePlate(path: string) {
  const name = parsePlate(path)
  if (!name) throw new Error(`A page shows ${path}, which names no engraving.`)
  await write(path, isShadow(path) ? castShadow(name) : engrave(name))
}

async function writeShare(path: string, content: Content) {
  const [name, page] = [parseShare(path), await sharedPage(content, path)]
  if (!name || page?.now !== path) throw new Error(`A page names ${path}, which is no page's share picture.`)
  await write(path, await drawShare(page.card, name.locale))
}

/** Writes the picture of an address where a static host looks for it: in its size, or as it is, where its file has another name. */
async function writePicture(address: string, shelves: Shelf[], sizes: Sizes) {
  const wanted = parseSized(address)
  const path = readAddress(wanted ? `/media/${wanted.name}` : address)
  if (path === undefined) return
  const name = `media/${await meantOn(shelves, path)}`
  if (address === `/${name}`) return
  const picture = await firstOn(shelves, name)
  const bytes = picture && (wanted ? await sizes.at(picture, wanted.width, wanted.cut) : await picture.read())
  if (!bytes && !wanted) return
  if (!bytes) throw new Error(`A page shows ${address}, but there is no such picture.`)
  const file = join(OUT, decodeURIComponent(address))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
