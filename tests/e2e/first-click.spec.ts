import { CONTACT, differing, FORMS, firstClicks, moments } from './first-click.ts'
import { expect, test } from './test.ts'

test.describe.configure({ timeout: 400_000 })

/** Of one form; `full/first-click` clicks in every frame, on each. */
const MANY = moments({ firstSign: [0, 2, 8], alive: [0, 1, 2, 3, 5, 8] })
const FEW = moments({ firstSign: [0], alive: [0, 2] })

for (const { path, title, links } of FORMS)
  test(`${path} refuses in the same way, whenever the first click comes`, async ({ page }) => {
    const click = await firstClicks(page, path)
    const clicks = []
    for (const moment of path === CONTACT.path ? MANY : FEW) clicks.push(await click(moment))
    expect(differing(clicks, { path, title, links })).toEqual([])
  })

test('a hand that clicks gets the same answer at once, and as soon as the page is alive', async ({ page }) => {
  const click = await firstClicks(page, CONTACT.path, { by: 'hand' })
  const clicks = []
  for (const moment of moments({ firstSign: [0], alive: [0] })) clicks.push(await click(moment))
  expect(differing(clicks, CONTACT)).toEqual([])
})
