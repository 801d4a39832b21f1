import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { SAMPLE } from '../../src/features/enquiries/rules/sample.ts'
import { sentQuery } from '../../src/features/enquiries/rules/sent-query.ts'
import { THANKS } from '../../src/model/fixed-addresses.ts'
import { oneOfEach, plantPage, type Section } from '../fixtures/sections.ts'
import { startServer } from '../fixtures/server.ts'

/** `npm run pictures`: draws the small pictures in the picker of sections, each from a section that the site really has; `-- hero faq` only those. */
const TO = join(import.meta.dirname, '../../public/sections')
const CONTENT = join(import.meta.dirname, '../../content')
const VIEW = { width: 1280, height: 800 }
/** Several sections, one below the other. */
const WIDE_VIEW = { width: 2560, height: 1600 }
const SIZE = { width: 480, height: 300 }
const MOST_BYTES = 15_000
const PATIENCE_MS = 120_000
const ALONE =
  'header, footer, main ~ *, [role="alert"] { display: none !important } main { display: grid; align-content: safe center; min-height: 100vh }'

/** Kinds that no page shows as they are: a picture alone, and the mark in whose place the shared sections stand. */
async function others(): Promise<[string, Section[]][]> {
  const { blocks } = JSON.parse(await readFile(join(CONTENT, 'page/treatment-sections.json'), 'utf8'))
  const about = await readFile(join(CONTENT, 'page/about.json'), 'utf8')
  const [, image] = /"src": "([^"]+)"/.exec(about) ?? []
  return [
    ['imageSection', [{ _template: 'imageSection', image, alt: 'A picture', caption: 'What it shows' } as Section]],
    ['sharedSections', blocks],
  ]
}

/** Where a kind shows itself: on a page of its own, but for the thanks, which need something sent. */
const addressOf = (name: string, sections: Section[]) =>
  name === 'enquirySent'
    ? THANKS + sentQuery(SAMPLE.reference, { form: 'appointment' })
    : plantPage(server.dir, `picture-${name.toLowerCase()}`, sections)

async function draw(browser: Browser, url: string, name: string, viewport = VIEW) {
  const page = await browser.newPage({ viewport, bypassCSP: true, reducedMotion: 'reduce' })
  page.setDefaultTimeout(PATIENCE_MS)
  for (let response = await page.goto(url); response?.status() !== 200; response = await page.goto(url)) await page.waitForTimeout(200)
  await page.addStyleTag({ content: ALONE })
  await page.waitForLoadState('networkidle')
  const shot = sharp(await page.screenshot()).resize(SIZE)
  await page.close()
  for (let quality = 70; quality > 10; quality -= 10) {
    const picture = await shot.clone().webp({ quality }).toBuffer()
    if (picture.length > MOST_BYTES) continue
    await writeFile(join(TO, `${name}.webp`), picture)
    return console.log(`${name}: ${picture.length} bytes`)
  }
  throw new Error(`${name} is larger than ${MOST_BYTES} bytes.`)
}

const chosen = process.argv.slice(2)
const server = await startServer()
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  await mkdir(TO, { recursive: true })
  const each = [...(await oneOfEach())].map(([name, section]): [string, Section[]] => [name, [section]])
  for (const [name, sections] of new Map([...each, ...(await others())])) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    await draw(browser, server.origin + (await addressOf(name, sections)), name, sections.length > 1 ? WIDE_VIEW : VIEW)
  }
} finally {
  await browser.close()
  await server.stop()
}
