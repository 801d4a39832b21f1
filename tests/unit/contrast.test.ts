import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../fixtures/contrast.ts'

const STYLES = 'src/styles'
const sheets = readdirSync(STYLES)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(`${STYLES}/${name}`, 'utf8') }))
const tokens = Object.fromEntries(
  [...readFileSync(`${STYLES}/theme.css`, 'utf8').matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)
const colour = (name: string) => tokens[name] ?? name

const PAGE = ['ivory', 'plaster', '#ffffff']
const TINTS = ['rose-100', 'thistle-100']
const NIGHT = ['night', 'night-2']

/** Each colour of a text, and the grounds on which it is small. Accents meet the tint of their own city. */
const SMALL: Record<string, string[]> = {
  ink: [...PAGE, ...TINTS, 'stone', 'brass-300', 'rose-300'],
  'ink-2': [...PAGE, ...TINTS, 'stone'],
  'ink-3': [...PAGE, ...TINTS],
  'rose-700': [...PAGE, 'rose-100'],
  'thistle-700': [...PAGE, 'thistle-100'],
  'brass-700': [...PAGE, ...TINTS],
  'error-700': [...PAGE, ...TINTS, 'error-100'],
  'ok-700': [...PAGE, ...TINTS, 'ok-100'],
  ivory: [...NIGHT, 'ink', 'rose-700', 'rose-800', 'thistle-700', 'thistle-800'],
  'on-night': [...NIGHT, 'rose-800', 'thistle-800'],
  'on-night-2': NIGHT,
  'rose-300': NIGHT,
  'thistle-300': NIGHT,
  'brass-300': NIGHT,
  'rose-200': ['rose-800'],
  'thistle-200': ['thistle-800'],
}
/** Where they are headings and figures only, of at least 24 pixels. */
const LARGE: Record<string, string[]> = {
  'rose-300': ['rose-800'],
  'thistle-300': ['thistle-800'],
  'brass-300': ['rose-800', 'thistle-800'],
}
/** Colours of marks and drawings, which are no text. */
const DRAWN = ['brass-500']

const short = (pairs: Record<string, string[]>, least: number) =>
  Object.entries(pairs).flatMap(([text, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(colour(text), colour(ground)) }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`),
  )

test('contrast is counted as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test('small text has 7:1 and large text 4.5:1 on each ground that it stands on', () => {
  expect(Object.keys(tokens).length).toBeGreaterThan(25)
  expect(short(SMALL, 7)).toEqual([])
  expect(short(LARGE, 4.5)).toEqual([])
})

test('the quiet text of deep bands has 7:1, too', () => {
  const base = sheets.find(({ name }) => name === 'base.css')?.text ?? ''
  const quiet = /\.deep \{[^}]*--color-on-night-2: (#[0-9a-f]{6});/.exec(base)?.[1] ?? ''
  expect(quiet).not.toBe('')
  expect(short({ [quiet]: ['rose-800', 'thistle-800'] }, 7)).toEqual([])
})

test('no style sheet writes in a colour that is not measured', () => {
  const used = sheets.flatMap(({ text }) =>
    [...text.matchAll(/(?:[\s;{]color|--accent): var\(--color-([\w-]+)\)/g)].map(([, name]) => name),
  )
  expect(used.length).toBeGreaterThan(100)
  expect([...new Set(used)].filter((name = '') => !(name in SMALL) && !DRAWN.includes(name))).toEqual([])
})
