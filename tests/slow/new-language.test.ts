import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseHTML } from 'linkedom'
import { afterAll, expect, test } from 'vitest'
import type { Collection } from '../../src/model/schema.ts'
import { oneLine, section } from '../fixtures/clinic-texts.ts'
import { edit } from '../fixtures/repository.ts'
import { translationGroups } from '../fixtures/schema-fields.ts'
import { startServer } from '../fixtures/server.ts'
import { one, textOf } from '../html/reading.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** A copy of the project does without these, or makes them itself. */
const LEFT_OUT = ['node_modules', 'build', '.git', '.data', '.react-router', 'test-results', 'content', 'docs', 'tests/looks/kept']

const ROW = "  fr: { key: 'fr', nativeName: 'Français', englishName: 'French', direction: 'ltr', surnameFirst: false },\n"
const AS_ENGLISH = "export { default } from './en.ts'\n"

/** The words that a person adds for French, by file: each is written after a text that stands there. */
const FILLED_IN: Record<string, [after: string, text: string][]> = {
  'src/i18n/all.ts': [
    ["import ar from './resources/ar.ts'\n", "import fr from './resources/fr.ts'\n"],
    ['Record<Locale, Resource> = { ', 'fr, '],
  ],
  'src/entry.client.tsx': [["  ar: () => import('./i18n/resources/ar.ts'),\n", "  fr: () => import('./i18n/resources/fr.ts'),\n"]],
  'src/i18n/preview-words/words.ts': [
    ["import ar from './ar.ts'\n", "import fr from './fr.ts'\n"],
    ['Record<Locale, PreviewWords> = { ', 'fr, '],
  ],
  'src/i18n/review-words/words.ts': [
    ["import ar from './ar.ts'\n", "import fr from './fr.ts'\n"],
    ['Record<Locale, ReviewWords> = { ', 'fr, '],
  ],
  'src/i18n/preview-words/zh-CN.ts': [['languages: { ', "fr: '法文', "]],
  'src/i18n/preview-words/zh-TW.ts': [['languages: { ', "fr: '法文', "]],
  'src/i18n/preview-words/ar.ts': [['languages: { ', "fr: 'الفرنسية', "]],
  'src/content/clinic/printed-hours.ts': [
    ["'short' | 'long' }> = {\n", "  fr: { closed: 'fermé', range: (...days) => days.join('-'), weekday: 'short' },\n"],
  ],
  'src/features/report/rules/absolutes.ts': [
    ["  'zh-TW': CHINESE,\n", '  fr: [/sans douleur/i],\n'],
    ['幾乎|多半/u,\n', '  fr: /en général/i,\n'],
  ],
  'src/features/report/rules/checks/script.ts': [
    ['  en: { letters: /\\p{Script=Latin}/gu },\n', '  fr: { letters: /\\p{Script=Latin}/gu },\n'],
  ],
  'src/features/report/rules/medicines/words.ts': [
    ["  'zh-TW': CHINESE,\n", '  fr: { toxin: [/botulique/i], indirect: [], vitamin: [] },\n'],
  ],
}

const dir = mkdtempSync(join(tmpdir(), 'french-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function writeAfter(file: string, after: string, text: string) {
  const before = readFileSync(join(dir, file), 'utf8')
  if (before.split(after).length !== 2) throw new Error(`${file} has “${after}” in no single place`)
  writeFileSync(
    join(dir, file),
    before.replace(after, () => after + text),
  )
}

/** Runs a program of a package in the copy; returns what it printed, and whether it ended badly. */
const run = (program: string, ...args: string[]) =>
  new Promise<{ failed: boolean; said: string }>((done) => {
    execFile(process.execPath, [join(dir, 'node_modules', program), ...args], { cwd: dir }, (error, stdout, stderr) =>
      done({ failed: error !== null, said: stdout + stderr }),
    )
  })

/** Returns the files in which the compiler finds a fault. */
async function faulty(): Promise<string[]> {
  const { failed, said } = await run('typescript/bin/tsc', '--noEmit', '--pretty', 'false')
  const files = [...said.matchAll(/^(\S[^(\n]*)\(\d+,\d+\): error /gm)].map(([, file = '']) => file)
  if (failed !== files.length > 0) throw new Error(said)
  return [...new Set(files)].sort()
}

/** Returns the files that the README lists for a new language. */
function listed(): string[] {
  const [, entry = ''] = /^\*\*a language\.\*\*(.*?)^\S*## /ms.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? []
  const names = [...entry.matchAll(/^- ([^:]+):/gm)].flatMap(([, files = '']) => [...files.matchAll(/`([^`]+)`/g)])
  return names.map(([, file = '']) => file).sort()
}

test('French is one row of a table, the words that the compiler asks for, and nothing else', async () => {
  cpSync(ROOT, dir, { recursive: true, filter: (from) => !LEFT_OUT.includes(relative(ROOT, from)) })
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
  expect(await run('@react-router/dev/bin.js', 'typegen')).toMatchObject({ failed: false })
  writeAfter('src/model/languages.ts', "    font: '/fonts/markazi-basic-var.woff2',\n  },\n", ROW)

  expect(listed()).toEqual(Object.keys(FILLED_IN).sort())
  expect(await faulty()).toEqual(listed())

  for (const folder of ['resources', 'preview-words', 'review-words']) writeFileSync(join(dir, 'src/i18n', folder, 'fr.ts'), AS_ENGLISH)
  for (const [file, places] of Object.entries(FILLED_IN)) for (const [after, text] of places) writeAfter(file, after, text)

  // As `npm start` does: it builds the schema with the admin, then the pages.
  const server = await startServer({}, { program: join(dir, 'src/setup/start.mjs'), prepare: translate })
  try {
    expect(await faulty()).toEqual([])
    const schema = JSON.parse(readFileSync(join(dir, 'tina/__generated__/_schema.json'), 'utf8')) as { collections: Collection[] }
    const groups = schema.collections.flatMap(({ fields }) => translationGroups(fields))
    expect(groups.length).toBeGreaterThan(100)
    for (const { fields = [] } of groups) expect(fields.map(({ name }) => name)).toEqual(['zhCN', 'zhTW', 'ar', 'fr'])
    await isServed(server.origin)
  } finally {
    await server.stop()
  }
})

const ABOUT = 'content/page/about.json'
type About = { blocks: { translations: Record<string, object> }[] }

/** Translates one text of the clinic into French. */
function translate(clinic: string) {
  const withFrench = edit<About>(({ blocks: [first] }) => Object.assign(first?.translations ?? {}, { fr: { heading: 'Deux villes' } }))
  writeFileSync(join(clinic, ABOUT), withFrench(readFileSync(join(clinic, ABOUT), 'utf8')))
}

/** Asks a site for its French pages. */
async function isServed(origin: string) {
  const ask = async (path: string) => {
    const response = await fetch(origin + path)
    return { status: response.status, page: parseHTML(await response.text()).document }
  }
  const home = await ask('/fr')
  expect([home.status, home.page.documentElement.lang, home.page.documentElement.dir]).toEqual([200, 'fr', 'ltr'])
  expect(textOf(one(home.page, 'main h1[lang=en]'))).toBe(oneLine(section('page/home', 'hero').heading))
  expect(home.page.querySelector('.lang-menu a[lang=fr]')?.getAttribute('aria-current')).toBe('true')

  const { page } = await ask('/fr/about')
  const { lead } = section<{ lead: string }>('page/about', 'pageHero')
  expect(textOf(one(page, 'main h1:not([lang])'))).toBe('Deux villes')
  expect(textOf(one(page, 'main [lang=en]', lead))).toBe(lead)

  const missing = await ask('/fr/nowhere')
  expect([missing.status, missing.page.documentElement.lang]).toEqual([404, 'fr'])
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).toMatch(/<loc>[^<]+\/fr\/about<\/loc>/)

  const english = await ask('/about')
  expect(one(english.page, '.lang-menu a[lang=fr]').getAttribute('href')).toBe('/fr/about')
  expect(textOf(one(english.page, 'head script'))).toMatch(/\bfr:\{/)
}
