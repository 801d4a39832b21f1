import { expect, it, test } from 'vitest'
import type { Field } from '../../src/model/schema.ts'
import { problemsIn, sentenceOf, withoutEmptyGroups } from '../../src/model/validate/validate.ts'

const text = (name: string, label: string, extra: Partial<Field> = {}): Field => ({ type: 'string', name, label, ...extra })
const required = { required: true }
const translations: Field = {
  type: 'object',
  name: 'translations',
  fields: [{ type: 'object', name: 'ar', fields: [text('heading', 'Heading')] }],
}
const picture: Field = {
  type: 'object',
  name: 'picture',
  label: 'Picture',
  fields: [{ type: 'image', name: 'src', label: 'File', required: true }, text('alt', 'Alternative text', required), translations],
}
const links: Field = {
  type: 'object',
  list: true,
  name: 'links',
  label: 'Buttons',
  fields: [
    text('label', 'Label', required),
    text('href', 'Address', { ui: { pattern: '^(/|https://)\\S*$', patternMessage: 'must be an address' } }),
    text('target', 'Leads to', { options: [{ value: 'page' }, { value: 'call' }] }),
  ],
}
const hero = { name: 'hero', label: 'Hero', fields: [text('heading', 'Heading', required), picture, links, translations] }
const fields: Field[] = [
  text('title', 'Title', required),
  { type: 'rich-text', name: 'body', label: 'Text' },
  { type: 'number', name: 'rating', label: 'Stars', ui: { range: [1, 5] } },
  { type: 'object', name: 'card', label: 'Card', fields: [text('name', 'Name', required)], ui: { needed: true } },
  { type: 'object', list: true, name: 'blocks', label: 'Sections', templates: [hero] },
]
const good = { title: 'Home', card: { name: 'Home' }, blocks: [{ heading: 'One', translations: { ar: {} }, _template: 'hero' }] }
const [block] = good.blocks
const sentences = (change: object) => problemsIn(fields, { ...good, ...change }).map(sentenceOf)

it.each([
  ['a complete document', {}, []],
  ['an empty title', { title: '' }, ['Title must not be empty']],
  ['a title of blanks', { title: '  ' }, ['Title must not be empty']],
  ['a title that is missing', { title: undefined }, ['Title must not be empty']],
  ['a text in a section', { blocks: [block, { _template: 'hero' }] }, ['Sections › 2 Hero › Heading must not be empty']],
  [
    'an item of a list in a section',
    { blocks: [{ ...block, links: [{ label: 'Book' }, { label: '' }] }] },
    ['Sections › 1 Hero › Buttons › 2 › Label must not be empty'],
  ],
  [
    'an address that is a script',
    { blocks: [{ ...block, links: [{ label: 'Book', href: 'javascript:alert(1)' }] }] },
    ['Sections › 1 Hero › Buttons › 1 › Address must be an address'],
  ],
  [
    'a choice that is none',
    { blocks: [{ ...block, links: [{ label: 'Book', target: 'moon' }] }] },
    ['Sections › 1 Hero › Buttons › 1 › Leads to is not one of the choices'],
  ],
  [
    'half a picture',
    { blocks: [{ ...block, picture: { src: '/a.webp' } }] },
    ['Sections › 1 Hero › Picture › Alternative text must not be empty'],
  ],
  ['a cleared picture', { blocks: [{ ...block, picture: { src: '', translations: { ar: { heading: 'نص' } } } }] }, []],
  ['a group that is needed', { card: {} }, ['Card › Name must not be empty']],
  ['a group that is needed and missing', { card: undefined }, ['Card › Name must not be empty']],
  ['a number out of range', { rating: 6 }, ['Stars must be from 1 to 5']],
  ['a link to a script in a text', { body: 'Read [this](javascript:alert(1)).' }, ['Text has a link that leads to a script']],
  ...[
    '[x](java&#115;cript:alert(1))',
    '[x](java&Tab;script:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](javascript&colon;alert(1))',
    '[x](javascript\\:alert(1))',
    '[x](&#1;javascript:alert(1))',
    '[x](<\u0001javascript:alert(1)>)',
    '[x](VBScript:x)',
    '![x](data:text/html,x)',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '<a href="java\nscript:alert(1)">x</a>',
    "<a href='&#x6A;avascript:alert(1)'>x</a>",
  ].map((body): [string, object, string[]] => [
    `a script in ${JSON.stringify(body)}`,
    { body },
    ['Text has a link that leads to a script'],
  ]),
  ...[
    '[x](/\\evil.example)',
    '[x](//evil.example)',
    '[x](https://clinic.example@evil.example)',
    '[x](/a\u200bb)',
    '[x](file:///etc/passwd)',
  ].map((body): [string, object, string[]] => [
    `a hidden place in ${JSON.stringify(body)}`,
    { body },
    ['Text has a link that no visitor may follow, or that hides where it leads'],
  ]),
  [
    'the tree of a text',
    { body: { type: 'root', children: [{ type: 'p', children: [{ type: 'a', url: 'java\nscript:x', children: [] }] }] } },
    ['Text has a link that leads to a script'],
  ],
  [
    'what is no link, and links that are in order',
    {
      body: 'If a <b: c> d, [1] = “x: y”; a = "b: c". [x](/about "T") [y](#a) [z](xref:/page/a#b) [m](mailto:a@b.example) <https://a.example> ![i](/media/a.webp) [r](a/b.pdf)',
    },
    [],
  ],
  ['the word in a text', { body: 'We use javascript: never.' }, []],
  ['a section of an unknown kind', { blocks: [{ _template: 'moon' }] }, ['Sections › 1 is of an unknown kind']],
])('%s', (_, change, expected) => {
  expect(sentences(change)).toEqual(expected)
})

test('a problem names its place for programs as well', () => {
  expect(problemsIn(fields, { ...good, blocks: [{ _template: 'hero' }] })[0]?.pointer).toBe('/blocks/0/heading')
})

test('a cleared group goes away, everything else stays as it is', () => {
  const half = { ...good, blocks: [{ ...block, picture: { src: '', alt: '', translations: { ar: { heading: 'نص' } } } }] }
  expect(withoutEmptyGroups(fields, half)).toEqual(good)
  expect(JSON.stringify(withoutEmptyGroups(fields, good))).toBe(JSON.stringify(good))
})
