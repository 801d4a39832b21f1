import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { clockAt, startServer } from '../fixtures/server.ts'
import { addressOf, plantStories, stories } from '../fixtures/stories.ts'
import { MOMENT, openCamera } from '../looks/camera.ts'
import { differences, rasterOf } from '../looks/difference.ts'
import { aim } from '../looks/take.ts'

/** `npm run pictures`: draws the small pictures in the picker of sections, each from the story of its kind; `-- hero faq` only those. */
const TO = join(import.meta.dirname, '../../public/sections')
const VIEW = { width: 1280, height: 800 }
const SIZE = { width: 480, height: 300 }
const MOST_BYTES = 15_000
const ALONE =
  'header, footer, main ~ *, [role="alert"] { display: none !important } main { display: grid; align-content: safe center; min-height: 100vh }'
/** Several sections, one below the other, twice as small. */
const SHARED = 'sharedSections'
const SMALLER = { width: 2 * VIEW.width, height: 2 * VIEW.height }

/** A small picture, as large a file as it may be. */
async function packed(screenshot: Buffer): Promise<Buffer> {
  const shot = sharp(screenshot).resize(SIZE)
  for (let quality = 70; quality > 10; quality -= 10) {
    const picture = await shot.clone().webp({ quality }).toBuffer()
    if (picture.length <= MOST_BYTES) return picture
  }
  throw new Error(`It is larger than ${MOST_BYTES} bytes.`)
}

/** Tells whether a picture would look the same as the one that is there. */
async function isThere(file: string, picture: Buffer) {
  const before = await readFile(file).catch(() => undefined)
  return before && differences(await rasterOf(before), await rasterOf(picture)).length === 0
}

const chosen = process.argv.slice(2)
const server = await startServer(clockAt(MOMENT), { prepare: plantStories })
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const [camera, wide] = [await openCamera(browser, VIEW), await openCamera(browser, SMALLER)]
  for (const kind of stories.keys()) {
    if (chosen.length > 0 && !chosen.includes(kind)) continue
    const page = await aim(kind === SHARED ? wide : camera, server.origin + addressOf(kind), ALONE)
    const picture = await packed(await page.screenshot())
    const file = join(TO, `${kind}.webp`)
    if (await isThere(file, picture)) continue
    await writeFile(file, picture)
    console.log(`${kind}: ${picture.length} bytes`)
  }
} finally {
  await browser.close()
  await server.stop()
}
