import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startServer } from '../fixtures/server.ts'

const ROOT = join(import.meta.dirname, '../..')

/**
 * `npm run compare:sameness`: how alike the built treatment pages are, at 1440 and 390 pixels. It prints for any two of them
 * the share of their height that sections with the same words and pictures fill (with header and footer, and what lies between these), the
 * longest page, and how many different pictures ten pages show, each page's once. The two anti-wrinkle pages are one: they
 * have two addresses and ask for the same document.
 */
const TEN = [
  'exosome',
  'hydratite',
  'oxygen-facial',
  'dermal-filler',
  'profhilo',
  'b12',
  'coolsculpting',
  'electrolysis',
  'exilis',
  'obagi',
]
/** A picture narrower than this is a sign, not a picture. */
const LEAST = 80

/** Runs in the page: its parts as text and height, and the addresses of its pictures. */
function read(least) {
  const article = document.querySelector('main .treat-article')
  const inMain = [...document.querySelectorAll('main > *')].flatMap((one) => (one.contains(article) ? [...article.children] : [one]))
  const nameOf = (one) =>
    (one.getAttribute('src') ?? one.querySelector('use, image')?.getAttribute('href') ?? '').replace(/\/w\d[\dx-]*\/|#.*|\?.*/g, '/')
  const picturesIn = (one) =>
    [...one.querySelectorAll('img, svg:has(:is(use, image)[href^="/plates"])')].filter(
      (each) => each.getBoundingClientRect().width >= least,
    )
  // Words and pictures: a section with the same words beside another picture is another section.
  const saidBy = (one) => [(one.innerText || one.textContent).replace(/\s+/g, ' ').trim(), ...picturesIn(one).map(nameOf)].join(' ')
  const parts = [document.querySelector('.hdr'), ...inMain, document.querySelector('.ftr')].map((one) => ({
    text: saidBy(one),
    height: one.getBoundingClientRect().height,
    own: Boolean(one.closest('main')),
  }))
  const pictures = [...new Set(picturesIn(document.querySelector('main')).map(nameOf))]
  return { parts: parts.filter(({ height }) => height > 1), pictures, height: document.documentElement.scrollHeight }
}

/** The larger of the two shares of their heights that two pages have in common. */
function shareOf(one, other, within) {
  const common = (a, b) => {
    const texts = new Set(b.parts.map(({ text }) => text))
    const parts = a.parts.filter(within)
    const sum = (list) => list.reduce((all, { height }) => all + height, 0)
    return sum(parts.filter(({ text }) => texts.has(text))) / sum(parts)
  }
  return Math.max(common(one, other), common(other, one))
}

/** The published treatments of the real content: their names, and where their pages are. */
function treatments() {
  const folder = join(ROOT, 'content/treatment')
  const all = readdirSync(folder).map((name) => ({
    slug: name.slice(0, -'.json'.length),
    ...JSON.parse(readFileSync(join(folder, name), 'utf8')),
  }))
  return all
    .filter(({ slug, visibility }) => visibility !== 'unpublished' && slug !== 'anti-wrinkle-tina')
    .map(({ slug, category }) => ({ slug, path: `/procedures/${category}/${slug}` }))
}

const percent = (share) => `${Math.round(share * 100)} %`

function sayShares(pages, of, within) {
  const pairs = pages.flatMap((one, at) => pages.slice(at + 1).map((other) => ({ one, other, share: shareOf(one, other, within) })))
  const sorted = pairs.toSorted((a, b) => b.share - a.share)
  const [most, middle] = [sorted[0], sorted[sorted.length >> 1]]
  const over = sorted.filter(({ share }) => share > 0.3).length
  console.log(
    `  ${of}: at most ${percent(most.share)} (${most.one.slug}, ${most.other.slug}), in the middle ${percent(middle.share)}; ${over} of ${pairs.length} pairs over 30 %`,
  )
}

const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH || undefined })
const server = await startServer({ CONTENT_DIR: ROOT })
try {
  for (const width of [1440, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    const pages = []
    for (const { slug, path } of treatments()) {
      await page.goto(server.origin + path, { waitUntil: 'load' })
      if (await page.locator('.live').count()) await page.locator('.live-text').waitFor()
      pages.push({ slug, ...(await page.evaluate(read, LEAST)) })
    }
    const longest = pages.toSorted((a, b) => b.height - a.height)
    console.log(`${width} pixels, ${pages.length} pages`)
    sayShares(pages, 'with header and footer', () => true)
    sayShares(pages, 'between them', ({ own }) => own)
    console.log(
      `  longest: ${longest
        .slice(0, 3)
        .map(({ slug, height }) => `${slug} ${height}`)
        .join(', ')}`,
    )
    const shown = pages.filter(({ slug }) => TEN.includes(slug)).flatMap(({ pictures }) => pictures)
    console.log(`  pictures of ten pages: ${new Set(shown).size} different of ${shown.length}`)
    await page.close()
  }
} finally {
  await server.stop()
  await browser.close()
}
