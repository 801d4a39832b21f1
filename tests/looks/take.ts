import { expect, type Page } from '@playwright/test'
import type { Camera } from './camera.ts'

/** Only the section itself: what surrounds it has pictures of its own, and would lie over it. */
const ALONE = 'body > :not(main) { display: none !important }'
/** The bar on phones at the end of the page, where it covers nothing. */
const WHOLE = 'body { position: relative } main ~ nav { position: absolute !important }'

/** Waits until nothing more will change: every picture is fetched and decoded, those further down as well, and every font is there. */
async function settle({ page, asked }: Camera) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    // Laying the page out is what asks for the fonts and for the pictures in style sheets.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await document.fonts.ready
    const decoded = (image: HTMLImageElement) => image.decode().catch(() => Promise.reject(new Error(`${image.currentSrc} is no picture.`)))
    await Promise.all([...document.images].map(decoded))
  })
  await expect.poll(() => [...asked].map((request) => request.url()), { intervals: [10, 20, 50] }).toEqual([])
}

/** Goes to an address, changes its style, and waits until the page is drawn to its end. */
export async function aim(camera: Camera, address: string, style: string): Promise<Page> {
  const { page, asked } = camera
  asked.clear()
  await page.goto(address)
  await page.addStyleTag({ content: style })
  await settle(camera)
  return page
}

/** A picture of a section alone, or of a whole page, at an address. */
export async function take(camera: Camera, address: string, what: 'section' | 'page'): Promise<Buffer> {
  const page = await aim(camera, address, what === 'section' ? ALONE : WHOLE)
  const options = { animations: 'disabled', caret: 'hide' } as const
  return what === 'section' ? page.locator('main').screenshot(options) : page.screenshot({ ...options, fullPage: true })
}
