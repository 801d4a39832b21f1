import { readFile } from 'node:fs/promises'
import { expect as expectNow, openEditor, test } from '../editor.ts'

const expect = expectNow.configure({ timeout: 120_000 })

test('the point of a picture is moved by keys and by a click, seen in its boxes, and kept in view for visitors, in Arabic, too', async ({
  page,
  site,
}) => {
  test.setTimeout(400_000)
  const preview = await openEditor(page, '/about')
  const picture = preview.locator('main .ph img').first()
  const visitors = async (path: string) => (await page.request.get(path)).text()
  // The rest of a page changes with the hour.
  const pictures = async () => (await visitors('/about')).match(/<img [^>]*>/g)
  const before = await pictures()
  const kept = async () => JSON.parse(await readFile(`${site.dir}/content/page/about.json`, 'utf8'))
  const document = await kept()
  expect(await visitors('/about')).not.toMatch(/class="[^"]*\bf[xy]-\d/)
  const point = page.getByRole('slider', { name: 'The point that stays in view' }).last()
  await picture.click()
  await expect(point).toHaveAttribute('aria-valuetext', '50 % from the left, 50 % from the top')
  const crop = page.getByRole('img', { name: 'On phones' }).last().locator('image')
  const x = async () => Number(await crop.getAttribute('x'))
  const middle = await x()

  await point.focus()
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  await expect(point).toHaveAttribute('aria-valuetext', '30 % from the left, 40 % from the top')
  await expect(picture).toHaveClass(/\bfx-30 fy-40\b/)
  expect(await x()).toBeGreaterThan(middle)

  const box = (await point.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(box.x + box.width * 0.82, box.y + box.height * 0.31)
  await expect(point).toHaveAttribute('aria-valuetext', '80 % from the left, 30 % from the top')
  expect(await x()).toBeLessThan(middle)

  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => visitors('/about')).toContain('fx-80 fy-30')
  const visitor = await page.context().newPage()
  for (const path of ['/about', '/ar/about']) {
    await visitor.goto(path)
    const shown = visitor.locator('main .ph img').first()
    await expect(shown).toHaveCSS('object-position', '80% 30%')
    expect(await shown.getAttribute('style')).toBeNull()
    // What a visitor sees is what the box of the form shows: the point stands as far along as in the picture.
    expect(await shown.evaluate((image) => getComputedStyle(image).objectFit)).toBe('cover')
  }
  await visitor.close()

  // Back in the middle nothing is kept, and the pictures are as they were.
  await page.getByRole('button', { name: 'Back to the middle' }).last().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(pictures).toEqual(before)
  expect(await kept()).toEqual(document)
})

test('the boxes in which the form shows a picture are those of the pages, on a phone and on a desktop', async ({ page, site }) => {
  test.setTimeout(200_000)
  const { boxesAt } = await import('../../../src/features/media/rules/boxes.ts')
  const faults: string[] = []
  let compared = 0
  for (const [path, file] of [
    ['/', 'home'],
    ['/about', 'about'],
  ] as const) {
    const document = JSON.parse(await readFile(`${site.dir}/content/page/${file}.json`, 'utf8'))
    for (const [device, width, height] of [
      ['phone', 390, 844],
      ['desktop', 1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      const drawn = await page.locator('main .ph img, .hero .bg img').evaluateAll((images) =>
        images.map((image) => {
          const { width, height } = (image.parentElement as HTMLElement).getBoundingClientRect()
          return { src: image.getAttribute('src')?.replace(/^\/media\/w\d[\dx-]*\//, '/media/') ?? '', width, height }
        }),
      )
      const all = pictures(document)
      // One that stands in two places can't be told apart by its address.
      for (const { src, field } of all.filter((one) => all.filter((other) => other.src === one.src).length === 1)) {
        const box = boxesAt('page', document, field)?.[device]
        const shown = drawn.find((one) => one.src === src && one.width > 2)
        if (!box || !shown) continue
        compared += 1
        const ratio = shown.width / shown.height
        if (Math.abs(ratio / box.ratio - 1) > 0.2 || Math.abs(shown.width / box.width - 1) > 0.3)
          faults.push(
            `${path} ${device} ${field}: ${Math.round(shown.width)} wide, ratio ${ratio.toFixed(2)}; told ${box.width}, ${box.ratio.toFixed(2)}`,
          )
      }
    }
  }
  expect(faults).toEqual([])
  expect(compared).toBeGreaterThan(20)
})

/** Every field of a document that holds a picture. */
function pictures(value: unknown, field = ''): { src: string; field: string }[] {
  if (typeof value === 'string') return value.startsWith('/media/') ? [{ src: value, field }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => pictures(child, field ? `${field}.${name}` : name))
}
