import { ARABIC, type Click, CONTACT, differing, firstClicks } from '../first-click.ts'
import { expect, test } from '../test.ts'

test.describe.configure({ timeout: 900_000 })

/** Once the page itself has refused so often running, each later click is the same. */
const SETTLED = 10
const MOST_FRAMES = 200

for (const form of [CONTACT, ARABIC])
  test(`${form.path} refuses in the same way in each frame from the first sign of a visitor on`, async ({ page }) => {
    const click = await firstClicks(page, form.path)
    const clicks: Click[] = []
    const isSettled = () => clicks.length >= SETTLED && clicks.slice(-SETTLED).every(({ posts }) => posts === 0)
    while (!isSettled() && clicks.length < MOST_FRAMES) clicks.push(await click({ since: 'first sign', frames: clicks.length }))
    expect(differing(clicks, form)).toEqual([])
    expect(isSettled()).toBe(true)
  })
