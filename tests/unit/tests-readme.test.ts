import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { titlesIn } from '../fixtures/test-titles.ts'

const README = readFileSync('tests/README.md', 'utf8')

/** The files with tests that a command runs, by their names: `'unit/csv'`, `'e2e/full/inbox'`. */
const FILES = new Map(
  globSync([
    'tests/{e2e,looks}/**/*.spec.ts',
    'tests/{content,html,slow,specification}/**/*.test.ts',
    'tests/{service,unit}/**/*.test.{ts,tsx}',
  ]).map((path) => [path.replace(/^tests\/|\.(test|spec)\.tsx?$/g, ''), path]),
)

const FILE = '`((?:content|e2e|html|looks|service|slow|specification|unit)/[\\w/-]*\\w)`'

/** Every file that the README names, and every title, which it gives after its file: `` `unit/csv` “a cell”; “a row” `` */
const proofs = README.split('\n').flatMap((line) => {
  let file = ''
  return [...line.matchAll(new RegExp(`${FILE}|“([^”]+)”`, 'g'))].map(([, name, title]) => {
    file = name ?? file
    return { file, title }
  })
})

/** Tells whether a title says this, in its order: `('the menu of … opens', 'menu of … opens')`; what is filled in is left open. */
const says = (title: string, words: string) => {
  const [first = '', ...rest] = words.replace(/\\\|/, '|').split('…')
  const found = rest.reduce((at, part) => (at < 0 ? at : title.indexOf(part.trim(), at)), title.indexOf(first.trim()))
  return found >= 0
}

test('each file that the README of the tests names has tests that a command runs', () => {
  expect(proofs.length).toBeGreaterThan(300)
  expect(proofs.filter(({ file }) => !FILES.has(file))).toEqual([])
})

test('each title that it gives is one of its file', () => {
  const named = new Set(proofs.flatMap(({ file, title }) => (title ? file : [])))
  const titles = new Map([...named].map((name) => [name, titlesIn(readFileSync(FILES.get(name) ?? '', 'utf8'))]))
  const unknown = proofs.filter(({ file, title }) => title && !titles.get(file)?.some((one) => says(one, title)))
  expect(unknown.map(({ file, title }) => `${file} “${title}”`)).toEqual([])
})

test('what a table says after a file is a title, in the marks by which it is known', () => {
  expect(README.match(new RegExp(`^\\|.*${FILE} +[^ |“].*$`, 'gm'))).toBeNull()
})

test('no test is left out, or runs alone', () => {
  const left = [...FILES.values()].filter((path) =>
    /\b(test|it|describe)(\.\w+)*\.(skip|only|todo|fixme|fails?)\b/.test(readFileSync(path, 'utf8')),
  )
  expect(left).toEqual([])
})
