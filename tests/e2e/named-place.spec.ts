import type { Page } from '@playwright/test'
import { anchorOf } from '../../src/model/anchor.ts'
import { named, type Question, section } from '../fixtures/clinic-texts.ts'
import { expect, hydrate, test } from './test.ts'

const questionOf = (document: string, index: number) => {
  const at = section<{ questions: { question: string }[] }>(document, 'faq').questions[index]?.question ?? ''
  return `#${anchorOf('q', named<Question>(at).question)}`
}

/** Places inside folds: one of many questions, in columns, in a fold that is itself folded on a phone, and a part that begins closed. */
const PLACES = [
  { page: '/london', hash: questionOf('page/london', 1) },
  { page: '/', hash: questionOf('page/home', 2) },
  { page: '/procedures/body/exilis', hash: questionOf('treatment/exilis', 0) },
  { page: '/ar/procedures/injectables/profhilo', hash: '#recovery' },
]

/** The ways on which a browser comes to an address; each begins on a page of the site, and `alive` starts the application wherever one stands. */
const WAYS: Record<string, (page: Page, at: string, alive: (page: Page) => Promise<void>) => Promise<void>> = {
  'a link': async (page, at, alive) => {
    await page.goto(at)
    await alive(page)
  },
  'loading it again': async (page, at, alive) => {
    await page.goto(at)
    await alive(page)
    await page.reload()
    await alive(page)
  },
  'the way back from another page': async (page, at, alive) => {
    await page.goto(at)
    await alive(page)
    await page.goto('/about')
    await alive(page)
    await page.goBack()
    await alive(page)
  },
  'the way back and forward on one page': async (page, at, alive) => {
    const [plain = ''] = at.split('#')
    await page.goto(plain)
    await alive(page)
    await page.goto(at)
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) fold.removeAttribute('open')
    })
    await page.goBack()
    await page.goForward()
  },
  'the way forward from another page': async (page, at, alive) => {
    await page.goto('/about')
    await alive(page)
    await page.goto(at)
    await page.goBack()
    await alive(page)
    await page.goForward()
    await alive(page)
  },
}

/** Whether the place lies in a fold, and that and all around it are open. */
const isOpen = (page: Page, hash: string) =>
  page.locator(hash).evaluate((place) => {
    const folds = []
    for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) folds.push(fold.open)
    return folds.length > 0 && folds.every(Boolean)
  })

test.use({ viewport: { width: 390, height: 844 } })

for (const { page: path, hash } of PLACES)
  for (const isAlive of [false, true])
    test(`${path}${hash} is open on each way to it, ${isAlive ? 'with' : 'before'} the application`, async ({ watched: page }) => {
      const alive = isAlive ? hydrate : async () => {}
      for (const [name, go] of Object.entries(WAYS)) {
        await page.goto('about:blank')
        await go(page, path + hash, alive)
        // Polled: an address of the same page is reached before the application has drawn it.
        await expect.poll(() => isOpen(page, hash), name).toBe(true)
        expect(await page.evaluate(() => document.documentElement.hasAttribute('data-hydrated')), name).toBe(isAlive)
      }
    })
