import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serializeMDX } from '@tinacms/mdx'
import { buildASTSchema, type DocumentNode, parse, validate } from 'graphql'
import { parseHTML } from 'linkedom'
import { parseAst } from 'vite'
import { expect, test, vi } from 'vitest'
import { cut } from '../../tina/admin/shell/light/cut.ts'
import { fetchEarly } from '../../tina/admin/shell/light/fetch-early.ts'
import { only } from '../../tina/admin/shell/light/only.ts'
import { ownPage } from '../../tina/admin/shell/light/page.ts'
import { DIVIDED, FETCHED_WHEN_SHOWN, ONLY, REPLACED, REPLACED_OF_OWN, replaceIn } from '../../tina/admin/shell/light/replaced.ts'
import { slimSchema } from '../../tina/admin/shell/light/slim-schema.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const cutIn = (code: string, name: string) => cut(code, parseAst(code), name, { rest: 'rest', part: 'part', whenFetched: 'ours' })
const importsOf = (code: string) =>
  parseAst(code).body.flatMap((one) => (one.type === 'ImportDeclaration' ? [String(one.source.value)] : []))

const MODULE = `
import { a, b as heavy } from 'x'
import * as all from 'y'
import c from 'z'
const shared = a + 1
const { inner: [taken] } = all
const Editor = () => heavy(shared, taken, own)
const own = c
Editor.displayName = 'Editor'
const Field = () => Editor(shared)
Field.displayName = 'Field'
const forgotten = c.loud()
heavy(taken)
export { Field, a as again }
`

test('a module is divided in what is needed at once and what is fetched with one component', () => {
  const { rest, part } = cutIn(MODULE, 'Editor')
  expect(importsOf(rest)).toEqual(['x', 'ours'])
  expect(importsOf(part)).toEqual(['x', 'y', 'z', 'rest'])
  expect(rest).toContain('import { a as a } from')
  expect(part).toContain('import { b as heavy } from')
  expect(part).toContain('import { Editor$shared as shared } from "rest"')
  expect(rest).toContain('export { shared as Editor$shared }')
  expect(rest).toContain('const Editor = fetched$Editor(() => import("part"))')
  const place = (text: string) => [rest.includes(text), part.includes(text)]
  expect(place("Editor.displayName = 'Editor'")).toEqual([false, true])
  expect(place("Field.displayName = 'Field'")).toEqual([true, false])
  // In the order of the module, each once; what nothing needs is gone.
  expect(place('const shared = a + 1')).toEqual([true, false])
  expect(place('const { inner: [taken] } = all')).toEqual([false, true])
  expect(place('forgotten')).toEqual([false, false])
  expect(part.indexOf('const Editor')).toBeLessThan(part.indexOf('const own'))
})

test('what is not there, or is declared with others, is not cut out', () => {
  expect(() => cutIn(MODULE, 'Nobody')).toThrow('no Nobody')
  expect(() => cutIn('const One = 1, Two = 2\nexport { One }', 'Two')).toThrow('no Two')
})

test('of a module only some exports are kept, with what they need', () => {
  const code = "import { a, b } from 'x'\nconst one = a\none.more = b\nconst two = b.loud()\nexport { one, two }"
  expect(only(code, parseAst(code), ['one'])).toBe("import { a as a, b as b } from 'x'\nconst one = a\none.more = b\nexport { one }")
  expect(() => only(code, parseAst(code), ['three'])).toThrow('no three')
})

test('the pinned TinaCMS has every text that is replaced, once', () => {
  const files = new Set([...Object.keys(REPLACED), ...Object.keys(REPLACED_OF_OWN)])
  for (const file of files) {
    const code = read(file)
    expect(replaceIn(code, file, true)).not.toBe(code)
    expect(() => replaceIn(replaceIn(code, file, true), file, true)).toThrow('has 0 times')
  }
})

test('each component that is fetched apart takes its packages along in the pinned TinaCMS', () => {
  const whole = replaceIn(read(DIVIDED), DIVIDED, true)
  const parts: Record<string, string> = {}
  const rest = FETCHED_WHEN_SHOWN.reduce((code, name) => {
    const divided = cutIn(code, name)
    parts[name] = divided.part
    return divided.rest
  }, whole)
  const isPlate = (name: string) => name.startsWith('@udecode/plate')
  expect(importsOf(whole).filter(isPlate).length).toBeGreaterThan(20)
  expect(importsOf(rest).filter(isPlate)).toEqual([])
  expect(importsOf(parts.RichEditor ?? '').filter(isPlate).length).toBeGreaterThan(20)
  expect(importsOf(parts.DateTimePicker ?? '')).toContain('react-day-picker')
  expect(importsOf(parts.ColorPicker ?? '')).toContain('react-colorful')
  const gone = ['react-day-picker', 'react-colorful', '@tanstack/react-table']
  expect(importsOf(rest).filter((name) => gone.includes(name))).toEqual([])
  // The grammars of 190 programming languages are nowhere.
  expect([rest, ...Object.values(parts)].join('').length).toBeLessThan(1_300_000)
})

test('rich text becomes the same Markdown without the formatter of code', async () => {
  const [[file = '', names = []] = []] = Object.entries(ONLY)
  const replaced = replaceIn(read(file), file, true)
  const small = only(replaced, parseAst(replaced), names)
  expect(small.length).toBeLessThan(200_000)
  const text = (value: string, marks = {}) => ({ type: 'text', text: value, ...marks })
  const paragraph = (...children: object[]) => ({ type: 'p', children })
  const list = (type: string, ...items: string[]) => ({
    type,
    children: items.map((one) => ({ type: 'li', children: [{ type: 'lic', children: [text(one)] }] })),
  })
  const tree = {
    type: 'root',
    children: [
      { type: 'h2', children: [text('What * it _ does')] },
      paragraph(text('Plain, '), text('bold', { bold: true }), text(' and ', {}), text('slanted', { italic: true })),
      paragraph({ type: 'a', url: '/ar/contact', title: null, children: [text('التواصل')] }),
      list('ul', 'One', 'Two'),
      list('ol', 'First'),
    ],
  }
  const script = join(mkdtempSync(join(tmpdir(), 'rich-text-')), 'only.mjs')
  writeFileSync(script, small)
  // It reads signs such as `&amp;` by the browser's help.
  vi.stubGlobal('document', parseHTML('<html></html>').document)
  const { serializeMDX: ours } = (await import(/* @vite-ignore */ script)) as { serializeMDX: typeof serializeMDX }
  vi.unstubAllGlobals()
  const field = { type: 'rich-text', name: 'text' } as const
  const asText = (serialize: typeof serializeMDX) => serialize(tree as never, field as never, (url) => url)
  expect(asText(ours)).toBe(asText(serializeMDX))
  expect(asText(ours)).toContain('**bold**')
})

test('with the slim schema every query for one document can still be followed', () => {
  const whole = JSON.parse(read('tina/__generated__/_graphql.json'))
  const slim = slimSchema(whole)
  const schema = buildASTSchema(slim as unknown as DocumentNode)
  const queries = parse(`${read('tina/__generated__/queries.gql')}\n${read('tina/__generated__/frags.gql')}`)
  const isOfOne = (name = '') => !name.endsWith('Connection')
  const documents = queries.definitions.filter((one) => one.kind !== 'OperationDefinition' || isOfOne(one.name?.value))
  expect(documents.length).toBeGreaterThan(10)
  expect(validate(schema, { ...queries, definitions: documents })).toEqual([])
  const size = (one: object) => JSON.stringify(one).length
  expect(size(slim)).toBeLessThan(0.4 * size(whole))
  expect(slim.definitions.some(({ name }) => name?.value === 'Mutation')).toBe(false)
})

test('what the first form needs is named in the page, with what that imports, and nothing else', () => {
  const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = []) => ({
    type: 'chunk',
    fileName,
    facadeModuleId,
    imports,
  })
  const bundle = {
    'start.js': chunk('start.js', '/main.tsx'),
    'editor.js': chunk('editor.js', '/index.js?part=Editor', ['start.js', 'icons.js']),
    'icons.js': chunk('icons.js', null),
    'list.js': chunk('list.js', '/index.js?part=List', ['start.js']),
    'look.css': { type: 'asset', fileName: 'look.css' },
  }
  const { configResolved, transformIndexHtml } = fetchEarly((module) => module.endsWith('=Editor')) as unknown as {
    configResolved: (config: { base: string }) => void
    transformIndexHtml: { handler: (html: string, context: object) => { attrs: { rel: string; href: string } }[] }
  }
  configResolved({ base: '/admin/' })
  const tags = transformIndexHtml.handler('', { bundle, chunk: bundle['start.js'] })
  expect(tags.map(({ attrs }) => `${attrs.rel} ${attrs.href}`)).toEqual(['modulepreload /admin/editor.js', 'modulepreload /admin/icons.js'])
})

test('the page of the admin says only what is so', () => {
  const page = ownPage(read('node_modules/@tinacms/app/index.html'))
  expect(page).toContain('<title>Editors’ desk</title>')
  expect(page).not.toMatch(/tina\.io|setTimeout|TinaCMS/)
  expect(page).toContain('<div id="root">')
  expect(() => ownPage(page)).toThrow('another one')
})
