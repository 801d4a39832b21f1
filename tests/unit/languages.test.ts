import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSchema } from '../../src/features/report/server/read.ts'
import { LOCALES, prefixOf, TRANSLATIONS } from '../../src/model/languages.ts'
import { PATH, SLUG } from '../../src/model/patterns.ts'
import { localeAsked } from '../../src/server/http/locale-for.ts'
import { translationGroups } from '../fixtures/schema-fields.ts'

test.each([
  ['zh-HK,zh;q=0.9,en;q=0.8', 'zh-TW'],
  ['zh-Hant-CN', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['zh', 'zh-CN'],
  ['zh-SG;q=0.5', 'zh-CN'],
  ['fr, AR-eg;q=0.8, en', 'ar'],
  ['en-GB,zh', 'en'],
  ['azh, xx-yy-zz-aa, *;q=0.1, en_US, ;;,', 'en'],
  ['', 'en'],
])('a browser that asks for %s gets %s', (languages, locale) => {
  expect(localeAsked(languages)).toBe(locale)
})

test('the schema that is kept in git has the languages of the table; `npm run dev` writes it', async () => {
  const groups = (await readSchema()).flatMap(({ fields }) => translationGroups(fields))
  expect(groups.length).toBeGreaterThan(100)
  const languages = TRANSLATIONS.map(({ key, nativeName }) => [key, nativeName])
  for (const { fields = [] } of groups) expect(fields.map(({ name, label }) => [name, label])).toEqual(languages)
})

test('an address that an editor writes begins with no language', () => {
  for (const prefix of LOCALES.map(prefixOf)) {
    expect(new RegExp(PATH.pattern).test(`${prefix}/about`)).toBe(prefix === '')
    expect(new RegExp(SLUG.pattern).test(`${prefix}/about`.slice(1))).toBe(prefix === '')
  }
})

test('nothing stands between letters that join: each sheet multiplies by what their language sets to zero', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !name.includes('admin'),
  )
  const spaced = sheets.flatMap((name) => readFileSync(`src/${name}`, 'utf8').match(/letter-spacing:[^;]*/g) ?? [])
  expect(spaced.length).toBeGreaterThan(5)
  for (const one of spaced) expect(one).toMatch(/^letter-spacing: (0|calc\(-?[\d.]+em \* var\(--tracking\)\))$/)
  const scripts = readFileSync('src/styles/scripts.css', 'utf8')
  for (const language of ['ar', 'zh']) expect(scripts).toMatch(new RegExp(`:root:lang\\(${language}\\) \\{[^}]*--tracking: 0;`))
})
