import { expect, type Page } from '@playwright/test'
import type { Camera } from './camera.ts'

/** Only the section itself: what surrounds it has pictures of its own, and would lie over it. */
const ALONE = 'body > :not(main) { display: none !important }'
/** The bar on phones at the end of the page, where it covers nothing. */
const WHOLE = 'body { position: relative } main ~ nav { position: absolute !important }'
/** The handle of a text area is the browser's own drawing: another version of it draws another. */
const NO_HANDLE = 'textarea { resize: none !important }'

/** In the page: asks for every picture, those further down as well, and waits until each is decoded, every font is there, and all is drawn. */
async function allDrawn() {
  const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  for (const image of document.images) image.loading = 'eager'
  // Laying the page out is what asks for the fonts and for the pictures in style sheets.
  await frames()
  await document.fonts.ready
  // One after another: asked for all at once, a browser may refuse some for want of memory.
  for (const image of document.images) {
    // It refuses, too, where another file of the same picture was chosen meanwhile.
    const said = await image.decode().then(
      () => '',
      () =>
        frames()
          .then(() => image.decode())
          .then(() => '', String),
    )
    if (said) throw new Error(`${image.currentSrc} is no picture: ${said}, ${image.naturalWidth} pixels wide`)
  }
  await frames()
}

/** Waits until nothing more will change. */
async function settle({ page, asked }: Camera) {
  await page.evaluate(allDrawn)
  await expect.poll(() => [...asked].map((request) => request.url()), { intervals: [10, 20, 50] }).toEqual([])
}

/** Goes to an address, changes its style, and waits until the page is drawn to its end. */
export async function aim(camera: Camera, address: string, style: string): Promise<Page> {
  const { page, asked } = camera
  asked.clear()
  await page.goto(address)
  await page.addStyleTag({ content: `${NO_HANDLE} ${style}` })
  await settle(camera)
  return page
}

/** A picture of a section alone, or of a whole page, at an address. */
export async function take(camera: Camera, address: string, what: 'section' | 'page'): Promise<Buffer> {
  const page = await aim(camera, address, what === 'section' ? ALONE : WHOLE)
  const options = { animations: 'disabled', caret: 'hide' } as const
  return what === 'section' ? page.locator('main').screenshot(options) : page.screenshot({ ...options, fullPage: true })
}
