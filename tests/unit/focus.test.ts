import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { placedIn } from '../../src/features/media/rules/boxes.ts'
import { FOCUS_PATTERN, FOCUS_STEP, readFocus, writeFocus } from '../../src/model/focus.ts'
import { focusClass } from '../../src/ui/focus.ts'
import { Picture } from '../../src/ui/picture.tsx'

const css = readFileSync('src/styles/media.css', 'utf8')
const steps = Array.from({ length: 100 / FOCUS_STEP + 1 }, (_, index) => index * FOCUS_STEP)

test('a point is kept on the grid, and the middle is no point at all', () => {
  expect(writeFocus({ x: 31.4, y: 104 })).toBe('30 100')
  expect(writeFocus({ x: -3, y: 96 })).toBe('0 100')
  expect(writeFocus({ x: 48, y: 52 })).toBe('')
  for (const text of ['', undefined, '30', '35 70', '110 0', '30 70 0', 'left top']) expect(readFocus(text)).toEqual({ x: 50, y: 50 })
})

test('every point that can be kept is read as it was written, and passes the pattern of its field', () => {
  for (const x of steps)
    for (const y of steps) {
      if (x === 50 && y === 50) continue
      const text = writeFocus({ x, y })
      expect(text).toMatch(new RegExp(FOCUS_PATTERN))
      expect(readFocus(text)).toEqual({ x, y })
    }
})

test('the style sheet has a class for each step, and both kinds of boxes heed it', () => {
  for (const step of steps) {
    expect(css).toMatch(new RegExp(`\\.fx-${step} \\{\\s*--fx: ${step}%;`))
    expect(css).toMatch(new RegExp(`\\.fy-${step} \\{\\s*--fy: ${step}%;`))
  }
  expect(css).toContain('object-position: var(--fx, 50%) var(--fy, 50%)')
  const hero = readFileSync('src/styles/hero.css', 'utf8')
  expect(hero.match(/object-position: var\(--fx, \d+%\) var\(--fy, 40%\)/g)).toHaveLength(2)
})

test('a picture without a point has no class of one', () => {
  expect(focusClass(undefined)).toBeUndefined()
  expect(focusClass('')).toBeUndefined()
  expect(focusClass(undefined, 'bg')).toBe('bg')
  expect(focusClass('0 70', 'bg')).toBe('bg fx-0 fy-70')
})

test('a point stands in its box as far along as in the picture, and the picture fills the box', () => {
  const picture = { width: 1600, height: 1000 }
  for (const ratio of [0.8, 1, 1.6, 2]) {
    const { x, y, width, height } = placedIn({ ratio, width: 400 }, picture, { x: 20, y: 90 })
    expect(x + width * 0.2).toBeCloseTo(400 * 0.2)
    expect(y + height * 0.9).toBeCloseTo((400 / ratio) * 0.9)
    expect(Math.min(width - 400, height - 400 / ratio)).toBeCloseTo(0)
    expect(width / height).toBeCloseTo(1.6)
  }
})

test('a picture without a point is sent to visitors as it was, one with a point with its classes and no style', () => {
  const sent = (focus?: string) =>
    renderToStaticMarkup(createElement(Picture, { src: '/media/a.webp', alt: 'A', sizes: '50vw', ...(focus && { focus }) }))
  expect(sent()).not.toContain('class')
  expect(sent('30 70').replace(' class="fx-30 fy-70"', '')).toBe(sent())
  expect(sent('30 70')).not.toContain('style')
})
