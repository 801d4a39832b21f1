import { expect, openEditor, test } from '../editor.ts'

test('every picture of the home page leads to its own field, in any language', async ({ page }) => {
  test.setTimeout(300_000)
  const preview = await openEditor(page, '/ar')
  const pictures = await preview.locator('main img').evaluateAll((images) =>
    images
      // Marks, and the bare wall behind the shadow, belong to the look of the site: no field holds them.
      .filter((image) => !/\.svg$|^\/light\//.test(image.getAttribute('src') ?? ''))
      .map((image) => {
        image.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const own = image.closest('[data-tina-field]')
        const { left, top, width, height } = image.getBoundingClientRect()
        // Something may lie over a part of it, as the panel does over the film.
        const clickable = [0.1, 0.3, 0.5, 0.7, 0.9].some(
          (part) => own && document.elementFromPoint(left + width * part, top + height * 0.4)?.closest('[data-tina-field]') === own,
        )
        return { src: image.getAttribute('src'), field: own?.getAttribute('data-tina-field') ?? '', clickable }
      }),
  )
  expect(pictures.length).toBeGreaterThan(5)
  const isPicture = /---(?!.*translations).*\.(src|image|poster)$/
  expect(pictures.filter(({ field, clickable }) => !isPicture.test(field) || !clickable)).toEqual([])
})
