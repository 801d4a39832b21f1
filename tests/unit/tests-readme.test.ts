import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const README = readFileSync('tests/README.md', 'utf8')

/** The names of all test files: `'unit/csv'`, `'e2e/full/inbox'`. */
const FILES = new Set(
  readdirSync('tests', { recursive: true, encoding: 'utf8' }).flatMap((path) => /^(.*)\.(?:test|spec)\.tsx?$/.exec(path)?.[1] ?? []),
)

/** The test files that the README names as the proof of a sentence: `` `service/clock` ``. */
const named = [...README.matchAll(/`((?:unit|service|html|content|slow|looks|e2e)\/[\w/-]*\w)`/g)].map(([, name = '']) => name)

test('each test that the README of the tests names is there', () => {
  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(named)].filter((name) => !FILES.has(name))).toEqual([])
})
