import { globSync, readFileSync } from 'node:fs'
import { parseMDX } from '@tinacms/mdx'
import { createSlatePlugin } from '@udecode/plate'
import { createPlateEditor } from '@udecode/plate/react'
import { AutoformatPlugin } from '@udecode/plate-autoformat/react'
import { BoldPlugin, ItalicPlugin } from '@udecode/plate-basic-marks/react'
import { HeadingPlugin } from '@udecode/plate-heading/react'
import { LinkPlugin } from '@udecode/plate-link/react'
import { ListPlugin } from '@udecode/plate-list/react'
import { NodeIdPlugin } from '@udecode/plate-node-id'
import { TrailingBlockPlugin } from '@udecode/plate-trailing-block'
import { DOMParser } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { meaningOf } from '../../../tina/admin/unsaved/meaning'

/** The long texts of a document, as its file has them. */
const longTexts = (value: unknown, name = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, field]) => longTexts(field, key))
    : typeof value === 'string' && ['body', 'description'].includes(name) && value
      ? [value]
      : []

/** The box beside a link is drawn by the admin alone. */
vi.mock('../../../tina/admin/rich-text/link-toolbar', () => ({ LinkToolbar: () => null }))
vi.stubGlobal('DOMParser', DOMParser)
vi.stubGlobal('window', { atob })
afterAll(() => void vi.unstubAllGlobals())

const isWord = (word: string) => word.startsWith('#') || word.startsWith('/')
/** An editor of the plugins that matter, configured as Tina does; its own `html` among them. */
const editorOf = () => {
  const rules = [{ mode: 'block', type: 'h1', match: '# ' } as const, { mode: 'mark', type: 'bold', match: '**' } as const]
  const editor = createPlateEditor({
    plugins: [
      createSlatePlugin({ key: 'html', node: { isElement: true, isVoid: true } }),
      LinkPlugin.configure({ options: { isUrl: isWord }, render: { afterEditable: () => null } }),
      AutoformatPlugin.configure({ options: { rules } }),
    ],
    value: [{ type: 'p', children: [{ text: '' }] }],
  })
  editor.tf.select({ path: [0, 0], offset: 0 })
  return editor
}
type Editor = ReturnType<typeof editorOf>
const type = (editor: Editor, text: string) => {
  for (const letter of text) editor.tf.insertText(letter)
  return JSON.stringify(editor.children)
}
const paste = (editor: Editor, data: Record<string, string>) => {
  editor.tf.insertData({ types: Object.keys(data), getData: (kind: string) => data[kind] ?? '' } as unknown as DataTransfer)
  return JSON.stringify(editor.children)
}

const before = { hash: type(editorOf(), 'a # b'), heading: type(editorOf(), '# b') }

describe('In a text', () => {
  beforeAll(async () => (await import('../../../tina/admin/shell/instead-of-tina/own-rich-text')).ownRichText())

  it('a single # is no link and no heading, as Tina alone would make it', () => {
    expect(before.hash).toContain('"type":"a"')
    expect(before.heading).toContain('"type":"h1"')
    expect(type(editorOf(), 'a # b')).not.toContain('"type":"a"')
    expect(type(editorOf(), '# b')).not.toContain('"type":"h1"')
    expect(type(editorOf(), '£50 /month')).not.toContain('"type":"a"')
  })

  it('a whole address becomes a link, and ** makes bold', () => {
    expect(type(editorOf(), 'see https://a.example now')).toContain('"url":"https://a.example"')
    expect(type(editorOf(), '**b**')).toContain('"bold":true')
  })

  it('what is pasted as HTML keeps its kinds', () => {
    const html = readFileSync(new URL('../../fixtures/pasted/docs.clipboard', import.meta.url), 'utf8')
    const pasted = paste(editorOf(), { 'text/plain': 'Before your visit …', 'text/html': `<html><body>${html}</body></html>` })
    for (const part of ['"type":"h2"', '"bold":true', '"italic":true', '"url":"https://www.nhs.uk/skin"', '"type":"ul"', '"type":"ol"'])
      expect(pasted).toContain(part)
    expect(pasted).not.toContain('style')
  })

  it('a plain text that begins with # or / is a text; an address alone is a link', () => {
    expect(paste(editorOf(), { 'text/plain': 'https://a.example' })).toContain('"type":"a"')
    const editor = editorOf()
    const insertTextData = vi.spyOn(editor.tf, 'insertTextData')
    expect(paste(editor, { 'text/plain': '# of visits\nmore' })).not.toContain('"type":"a"')
    expect(insertTextData).toHaveBeenCalledOnce()
  })

  it('a click into any long text of the content, which Plate puts in its own order, is no change', () => {
    const texts = globSync('content/**/*.json').flatMap((file) => longTexts(JSON.parse(readFileSync(file, 'utf8'))))
    expect(texts.length).toBeGreaterThan(100)
    const list = [ListPlugin, BoldPlugin, ItalicPlugin, HeadingPlugin, NodeIdPlugin, TrailingBlockPlugin]
    for (const text of texts) {
      const parsed = parseMDX(text, { type: 'rich-text', name: 'body' } as never, (url) => url) as { children: unknown[] }
      const before = { type: 'root', children: structuredClone(parsed.children) }
      const editor = createPlateEditor({ plugins: [LinkPlugin, ...list] as never, value: structuredClone(parsed.children) as never })
      editor.tf.normalize({ force: true })
      editor.tf.select({ path: [0, 0], offset: 0 })
      expect(meaningOf({ body: { type: 'root', children: editor.children } }), text).toBe(meaningOf({ body: before }))
    }
  })

  it('what comes from a text of the admin is left to Plate', () => {
    const fragment = btoa(encodeURIComponent(JSON.stringify([{ type: 'p', children: [{ text: 'own' }] }])))
    const pasted = paste(editorOf(), { 'application/x-slate-fragment': fragment, 'text/html': '<p>other</p>' })
    expect(pasted).toContain('own')
    expect(pasted).not.toContain('other')
  })
})
