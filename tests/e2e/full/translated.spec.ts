import type { Page } from '@playwright/test'
import { expect, hydrate, kept, test } from '../test.ts'

/** How translators change a page: Google's puts new words into `<font>` in the place of a text, others put the text itself into it, or only name another language. */
const WAYS = ['instead', 'around', 'in place'] as const

/** Does so, now and with whatever the page writes later. */
function translatePage(way: (typeof WAYS)[number]) {
  const seen = new WeakSet<Node>()
  const one = (text: Text) => {
    if (seen.has(text) || !text.data.trim() || text.parentElement?.closest('font, script, style, textarea, title')) return
    seen.add(text)
    if (way === 'in place') {
      text.data = `~${text.data}`
      return
    }
    const font = document.createElement('font')
    if (way === 'instead') {
      const inner = font.appendChild(document.createElement('font'))
      inner.textContent = `~${text.data}`
      text.parentNode?.insertBefore(font, text)
      text.remove()
    } else {
      text.replaceWith(font)
      font.append(text)
    }
  }
  const all = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(one)
  }
  document.documentElement.lang = 'fr'
  document.documentElement.classList.add('translated-ltr')
  all()
  new MutationObserver(all).observe(document.body, { childList: true, subtree: true, characterData: true })
}

const translate = (page: Page, way: (typeof WAYS)[number]) => page.evaluate(translatePage, way)

declare global {
  interface Window {
    translatePage: typeof translatePage
    wasTranslated: boolean
  }
}

/** Does so at a moment of the page's life: `begun` is when React has begun to take the page over, `shown` when it has its frame, and not yet what is in it. */
async function translateOnce(page: Page, moment: 'begun' | 'shown', way: (typeof WAYS)[number]) {
  // As a text: a page lets no other script be made within it.
  await page.evaluate(`window.translatePage = ${translatePage}`)
  await page.evaluate(
    ([moment, way]) => {
      const go = () => {
        window.translatePage(way)
        window.wasTranslated = true
      }
      const html = document.documentElement
      const { insertBefore } = Node.prototype
      if (moment === 'shown') new MutationObserver(go).observe(html, { attributeFilter: ['data-hydrated'] })
      // The application puts a function of its own there, just before it begins.
      else
        Object.defineProperty(Node.prototype, 'insertBefore', {
          configurable: true,
          get: () => insertBefore,
          set(value) {
            Object.defineProperty(Node.prototype, 'insertBefore', { value, writable: true, configurable: true })
            queueMicrotask(go)
          },
        })
    },
    [moment, way] as const,
  )
}

/** Waits until React has taken over all that the page shows, and not its frame alone. */
async function allAlive(page: Page) {
  await hydrate(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main *')].every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
  )
}

const PAGES = [
  '/',
  '/search?q=laser',
  '/contact',
  '/book-treatment',
  '/prices',
  '/doctors',
  '/procedures/facial/hydratite',
  '/ar/london/body',
  '/zh-TW/search?q=laser',
]

for (const way of WAYS)
  test(`pages that are translated (${way}) before they come alive stay as they are, and lose nothing`, async ({ watched: page }) => {
    for (const path of PAGES) {
      await page.goto(path)
      const field = page.locator('main input[type=text]:visible, main input[type=search]:visible').first()
      const typed = (await field.count()) > 0
      await translate(page, way)
      if (typed) await field.fill('Ada')
      // The signs at which the application would start.
      await page.mouse.move(5, 200)
      await page.mouse.move(6, 240)
      await page.keyboard.press('Shift')
      await page.waitForLoadState('networkidle')
      expect(await page.locator('html').getAttribute('data-hydrated'), path).toBeNull()
      if (typed) await expect(field, path).toHaveValue('Ada')
    }
    // Links and forms work as they do without script.
    await page.goto('/search')
    await translate(page, way)
    await page.locator('main input[name=q]').fill('HydraFacial')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=HydraFacial/)
    await expect(page.locator('main')).toContainText('HydraFacial')
  })

for (const way of WAYS)
  test(`a page that is translated (${way}) while it is alive goes on`, async ({ watched: page }) => {
    for (const path of PAGES) {
      await page.goto(path)
      await allAlive(page)
      await translate(page, way)
    }
    await page.goto('/search?q=laser')
    await allAlive(page)
    await translate(page, way)
    const field = page.locator('main input[name=q]')
    for (const query of ['las', 'HydraFacial', 'xqxqxq', 'acid', 'laser hair']) {
      await field.fill(query)
      await expect(page).toHaveURL(new RegExp(`q=${query.replace(' ', '.')}`))
    }
    await expect(page.locator('main')).toContainText('Laser Hair Removal')
    await expect(page.locator('main')).not.toContainText('HydraFacial London')

    await page.goto('/contact')
    await allAlive(page)
    await translate(page, way)
    await page.locator('[name=firstName]').fill('Ada')
    await page.locator('[name=email]').fill('ada@')
    await kept(page, 'Ada')
    await page.locator('main form.form [type=submit]').click()
    await expect(page.locator('.sum')).toBeFocused()
    await expect(page.locator('[name=firstName]')).toHaveValue('Ada')
    await page.locator('[name=email]').fill('ada@example.com')
    await expect(page.locator('#contact-email-error')).toHaveCount(0)

    await page.goto('/prices')
    await allAlive(page)
    await translate(page, way)
    await page.locator('main input[type=search]').first().fill('peel')
    await expect(page.locator('main')).toContainText(/peel/i)
    await expect(page.locator('header')).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
  })

for (const way of WAYS)
  for (const moment of ['begun', 'shown'] as const)
    test(`a form that is translated (${way}) while it comes alive (${moment}) keeps what was typed, and checks it`, async ({ page }) => {
      for (const path of ['/contact', '/ar/book-treatment']) {
        await page.goto(path)
        await translateOnce(page, moment, way)
        // The focus starts the application.
        await page.locator('[name=firstName]').fill('Ada')
        await page.locator('[name=email]').fill('ada@')
        await page.waitForSelector('html[data-hydrated]')
        expect(await page.evaluate(() => window.wasTranslated)).toBe(true)
        await kept(page, 'Ada')
        await expect(page.locator('[name=firstName]')).toHaveValue('Ada')
        await page.locator('main form.form [type=submit]').click()
        await expect(page.locator('.sum')).toBeFocused()
        await expect(page.locator('[name=firstName]')).toHaveValue('Ada')
      }
    })
