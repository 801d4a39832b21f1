import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { blocksIn, droppedIn, type RichTextBlock } from '../../tina/admin/rich-text/blocks'
import { KINDS, type TextKind } from '../../tina/admin/rich-text/kinds'

const bodyOf = (html: string) => {
  const { document } = parseHTML(/<html/i.test(html) ? html : `<html><body>${html}</body></html>`)
  return document.body
}
const fixture = (name: string) => readFileSync(new URL(`../fixtures/pasted/${name}.clipboard`, import.meta.url), 'utf8')
const blocks = (html: string, kinds: readonly TextKind[] = KINDS) => blocksIn(bodyOf(html), kinds)

type Node = { type?: string; text?: string; bold?: boolean; italic?: boolean; url?: string; children?: Node[] }
/** Blocks in short: `<p>Please <b>do not</b></p>` */
const told = (node: Node): string => {
  if (node.text !== undefined) {
    const text = node.italic ? `<i>${node.text}</i>` : node.text
    return node.bold ? `<b>${text}</b>` : text
  }
  const inner = (node.children ?? []).map(told).join('')
  return node.type === 'a' ? `<a ${node.url}>${inner}</a>` : `<${node.type}>${inner}</${node.type}>`
}
const short = (all: RichTextBlock[]) => all.map((one) => told(one as Node))

const LINES = [
  '<h2>Before your visit</h2>',
  '<ul><li><lic>Bring your <b>glasses</b></lic><ul><li><lic>in their case</lic></li></ul></li><li><lic>Come early</lic></li></ul>',
  '<p>Then:</p>',
  '<ol><li><lic>Sign</lic></li><li><lic>Wait</lic></li></ol>',
  '<p><b>Area</b> · <b>Price</b></p>',
  '<p>Lip · £50</p>',
]

describe('What is pasted from', () => {
  it('Word keeps what it says and loses how it looks', () => {
    const [first, ...rest] = LINES
    const link = '<a https://www.nhs.uk/skin>the advice</a>'
    expect(short(blocks(fixture('word')))).toEqual([
      first,
      `<p>Please <b>do not</b> shave, and <i>keep out of the sun</i>. See ${link} or call.</p>`,
      ...rest,
      '<p>Read the note.[1]</p>',
    ])
  })

  it('Google Docs does, too: its bold wrapper is not bold', () => {
    const [first, ...rest] = LINES
    const link = '<a https://www.nhs.uk/skin>the advice</a>'
    expect(short(blocks(fixture('docs')))).toEqual([
      first,
      `<p>Please <b>do not</b> shave, and <i>keep out of the sun</i>. See ${link}.</p>`,
      ...rest,
    ])
  })

  it.each(['word', 'docs'])('%s has its table where the text may have tables', (name) => {
    const table = blocks(fixture(name), [...KINDS, 'table']).filter(({ type }) => type === 'table')
    expect(short(table)).toEqual([
      '<table><tr><td><p><b>Area</b></p></td><td><p><b>Price</b></p></td></tr><tr><td><p>Lip</p></td><td><p>£50</p></td></tr></table>',
    ])
  })

  it.each(['word', 'docs'])('%s is paragraphs where the text may have nothing else', (name) => {
    const all = blocks(fixture(name), [])
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['p']))
    expect(short(all).join('')).not.toMatch(/<(b|i|a)[ >]/)
    expect(short(all)).toContain('<p>in their case</p>')
  })
})

describe('HTML of any other kind', () => {
  it.each([
    ['Hello <b>you</b>', ['<p>Hello <b>you</b></p>']],
    ['<p>One<br>two</p>', ['<p>One</p>', '<p>two</p>']],
    ['<div>A<p>B</p>C</div>', ['<p>A</p>', '<p>B</p>', '<p>C</p>']],
    ['<p>a</p>\n   <p> \u00a0 </p>\n<p>b</p>', ['<p>a</p>', '<p>b</p>']],
    ['<h1><b>Big</b> news</h1>', ['<h2>Big news</h2>']],
    ['<h6>Small</h6>', ['<h4>Small</h4>']],
    ['<a href="javascript:alert(1)">x</a> <a href="file:///c">y</a>', ['<p>x y</p>']],
    ['<a href="mailto:a@b.example">Write</a>', ['<p><a mailto:a@b.example>Write</a></p>']],
    ['<a href="https://a.example"><img src="x.png"></a>', []],
    ['<ul><li>a<ol><li>b</li></ol></li></ul>', ['<ul><li><lic>a</lic><ol><li><lic>b</lic></li></ol></li></ul>']],
    ['<table><tr><td><h3>Head</h3><p>one</p></td></tr></table>', ['<h3>Head</h3>', '<p>one</p>']],
    ['<style>p { color: red }</style><script>x()</script><p style="display:none">no</p><p>yes</p>', ['<p>yes</p>']],
    ['<span style="font-weight:bold">a</span><span style="font-weight: 700">b</span>', ['<p><b>ab</b></p>']],
    ['', []],
  ])('%j', (html, expected) => {
    expect(short(blocks(html))).toEqual(expected)
  })
})

it.each([
  ['<p>a <img src="x"></p>', ['picture']],
  ['<div><table><tr><td>a<sup>2</sup></td></tr></table></div>', ['table', 'raised']],
  ['<blockquote><p>a</p></blockquote><pre><code>b</code></pre><hr>', ['quote', 'code', 'line']],
  ['<p>H<sub>2</sub>O, <s>old</s> <del>older</del></p>', ['lowered', 'struck']],
  ['<p>a <b>b</b> <i>c</i> <a href="https://a.example">d</a></p><ul><li>e</li></ul><h2>f</h2>', []],
  ['<style>x</style><p>a</p><p style="display:none"><sup>b</sup></p>', []],
])('of what is pasted as %j it is said what has no place in a text', (html, dropped) => {
  expect(droppedIn(bodyOf(html))).toEqual(dropped)
})

it.each(['word', 'docs'])('of the clipboard of %s, too', (name) => {
  const html = fixture(name)
  expect(droppedIn(bodyOf(html)).includes('table')).toBe(/<table/i.test(html))
})
