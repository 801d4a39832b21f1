import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAddress, offered } from '../../tina/admin/rich-text/typed'

const TINA = readFileSync('node_modules/tinacms/dist/index.js', 'utf8')

test.each(['https://a.example', 'http://a.example/b?c=d', 'mailto:a@b.example', 'tel:+442079460000', 'xref:/page/about#team'])(
  'the word %j is an address',
  (word) => {
    expect(isAddress(word)).toBe(true)
  },
)

test.each([
  '#',
  '#1',
  '#summer',
  '/month',
  '/',
  'and/or',
  'about',
  'a.b',
  'https://',
  'javascript:alert(1)',
  'https://a@b.example',
  'https://a\u200b.example',
  'xref:/faq/a',
])('the word %j becomes no link while it is typed', (word) => {
  expect(isAddress(word)).toBe(false)
})

test('typed signs make only what the toolbar offers', () => {
  const rules = [
    { mode: 'block', type: 'h1' },
    { mode: 'block', type: 'h6' },
    { mode: 'block', type: 'blockquote' },
    { mode: 'block', type: 'code_block' },
    { mode: 'block', type: 'hr' },
    { mode: 'block', type: 'action_item' },
    { mode: 'mark', type: 'code' },
    { mode: 'mark', type: 'strikethrough' },
  ]
  expect(rules.filter(offered)).toEqual([])
  const kept = [
    { mode: 'block', type: 'li' },
    { mode: 'mark', type: ['bold', 'italic'] },
    { mode: 'mark', type: 'italic' },
    { mode: 'text' },
  ]
  expect(kept.filter(offered)).toEqual(kept)
})

test('the pinned Tina makes its editor of Plate’s plugins, as ownRichText takes it', () => {
  expect(TINA).toContain('const version = "3.14.1";')
  expect(TINA).toMatch(/import \{[^}]*LinkPlugin[^}]*\} from "@udecode\/plate-link\/react";/)
  expect(TINA).toContain('import { AutoformatPlugin } from "@udecode/plate-autoformat/react";')
  expect(TINA).toContain(
    '  LinkPlugin.configure({\n    options: {\n      // Custom validation function to allow relative links, e.g., /about',
  )
  expect(TINA).toContain('render: { afterEditable: () => /* @__PURE__ */ React__default.createElement(LinkFloatingToolbar, null) }')
  expect(TINA).toContain('  AutoformatPlugin.configure({\n    options: {\n      enableUndoOnDelete: true,\n      rules: [')
  // Why HTML was pasted as plain text: this takes the place of Plate's own plugin of the same key.
  expect(TINA).toMatch(/createHTMLBlockPlugin = createPlatePlugin\(\{\s+key: "html"/)
  // One scheme for a place within the site outlives Tina's rich text.
  expect(readFileSync('node_modules/@tinacms/mdx/dist/sanitize-url.js', 'utf8')).toContain('["http", "https", "mailto", "tel", "xref"]')
})
