import { expect, test } from './test.ts'

const PATHS = ['/', '/ar', '/about', '/contact', '/locations', '/london/facial', '/procedures/facial/hydratite', '/search', '/nowhere']

for (const width of [390, 1440])
  test(`pages look the same by their own rules as by the whole style sheet, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of PATHS) {
      await page.goto(path)
      const faults = await page.evaluate(async () => {
        // What is out of sight is not laid out, and has no widths yet.
        const all = new CSSStyleSheet()
        all.replaceSync('* { content-visibility: visible !important }')
        document.adoptedStyleSheets = [all]
        await document.fonts.ready
        const isWhole = () => document.querySelector('link[rel=stylesheet]:not([href*="/assets/print-"])') !== null
        if (isWhole()) return ['the whole sheet is in use already']
        const NAMES = [
          'display',
          'color',
          'background',
          'font',
          'position',
          'width',
          'height',
          'padding',
          'border',
          'translate',
          'opacity',
          'mask',
        ]
        const looks = () =>
          [...document.body.querySelectorAll('*')].flatMap((element) => {
            const { x, y } = element.getBoundingClientRect()
            return [null, '::before', '::after'].map((part) => {
              const style = getComputedStyle(element, part)
              const look = NAMES.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
              return `${element.tagName}.${element.getAttribute('class')}${part ?? ''} at ${x} ${y}; ${look}`
            })
          })
        const settle = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        await settle()
        const before = looks()
        if (isWhole()) return ['the whole sheet came into use meanwhile']
        const { style: href } = JSON.parse(document.querySelector('script[type="application/json"]')?.textContent ?? '')
        const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
        await new Promise((done, fail) => {
          Object.assign(sheet, { onload: done, onerror: fail })
          document.head.append(sheet)
        })
        await settle()
        const after = looks()
        return before.flatMap((look, at) => (look === after[at] ? [] : [`${look} => ${after[at]}`])).slice(0, 5)
      })
      expect(faults, path).toEqual([])
    }
  })
