import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pathOf, treatments } from '../../fixtures/clinic-treatments.ts'
import { expect, hydrate, test } from '../test.ts'

const shown = treatments.filter(({ visibility }) => visibility !== 'unpublished')
/** The style that testers get beside that of visitors. */
const TESTERS = readdirSync('build/site/client/assets').find((name) => /^preview-.*\.css$/.test(name))

/**
 * Frames what stands in a treatment's page as a tester sees it where a branch changes it: each part by itself, and with the next
 * one. Returns how many parts there are, and what looks otherwise anywhere in the page then, the label of the frame aside.
 */
const lookDifferent = (page: Page) =>
  page.evaluate(() => {
    const SEEN = ['color', 'backgroundColor', 'backgroundImage', 'fontSize', 'display', 'paddingTop', 'paddingBottom'] as const
    const sections = [...document.querySelectorAll('.treat-article > :is(section, .on-night), main > .sec')]
    const styleOf = (one: Element) => SEEN.map((name) => getComputedStyle(one)[name]).join(' ')
    const look = (section: Element) => [section, ...section.querySelectorAll('h2, h3, p, a, li, .art')].map(styleOf).join('\n')
    const alone = sections.map(look)
    // Facts and benefits are changed together.
    const parts = sections.reduce<Element[][]>((all, section) => {
      const last = all.at(-1)
      if (section.matches('.treat-facts + .clause') && last) last.push(section)
      else all.push([section])
      return all
    }, [])
    const frame = (part: Element[]) => {
      const box = document.createElement('div')
      box.className = 'chg'
      const label = document.createElement('p')
      label.className = 'chg-l'
      part[0]?.before(box)
      box.append(label, ...part)
      return () => box.replaceWith(...part)
    }
    const different = new Set<string>()
    for (const [at, part] of parts.entries())
      for (const framed of [[part], parts.slice(at, at + 2)]) {
        const takeOff = framed.map(frame)
        for (const [index, section] of sections.entries())
          if (look(section) !== alone[index])
            different.add(`${section.className}#${section.id} with frames around ${framed.flat().map(({ className }) => className)}`)
        for (const take of takeOff) take()
      }
    return { parts: parts.length, different: [...different] }
  })

for (const width of [390, 1440])
  test(`a changed section of a treatment, and what is around it, looks to a tester as to visitors, at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    const faults: string[] = []
    for (const treatment of shown) {
      await page.goto(pathOf(treatment))
      await hydrate(page)
      await page.addStyleTag({ url: `/assets/${TESTERS}` })
      const { parts, different } = await lookDifferent(page)
      expect(parts).toBeGreaterThan(3)
      faults.push(...different.map((one) => `${treatment.slug}: ${one}`))
    }
    expect(faults).toEqual([])
  })
