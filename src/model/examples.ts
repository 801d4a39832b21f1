import { isWholeDocument } from './documents-inside.ts'
import { PAGES } from './fixed-addresses.ts'
import { isObject } from './json.ts'

/**
 * The texts with which a new section or document starts, by the name of their field: each says what belongs in its place.
 * Items of one list take them in turn.
 */
const EXAMPLES: Record<string, readonly string[]> = {
  heading: ['A heading of three to six words'],
  title: ['A title of a few words', 'Another title of a few words', 'A third title', 'A fourth title'],
  name: ['A first name and surname', 'Another first name and surname', 'A third name', 'A fourth name'],
  label: ['Two or three words', 'Two or three other words', 'A third label', 'A fourth label'],
  text: ['One sentence that says it plainly.', 'One more sentence.', 'One sentence for the third.', 'One sentence for the fourth.'],
  lead: ['One or two sentences that say what this part is about.'],
  description: ['One or two sentences that describe it.'],
  body: ['A paragraph or two. Say what it is, for whom, and what it costs.'],
  alt: ['What the picture shows, in one sentence'],
  address: ['Street and number, town, postcode'],
  figure: ['00'],
  seeAll: ['See all of them'],
  question: ['A question as a client would ask it?'],
  answer: ['Two or three sentences that answer it.'],
  content: ['The review, in the client’s own words.'],
  role: ['What this person does here'],
  concern: ['What somebody would say of this place', 'What somebody would say here', 'A third concern', 'A fourth concern'],
}

const OTHERS = ['A few words here', 'A few other words', 'A few words for the third', 'A few words for the fourth']

/** Values that are no texts, but that a new item can’t do without. */
const VALUES: Record<string, readonly string[]> = {
  href: [...Object.values(PAGES), '/'],
  from: ['/old-address'],
  to: [PAGES.contact],
  opens: ['09:00'],
  closes: ['18:00'],
}

/** The pictures that a new section starts with, until somebody chooses one. */
const PICTURES = ['/media/example/1.webp', '/media/example/2.webp', '/media/example/3.webp']

const inTurn = (values: readonly string[], index: number) => values[index % values.length] ?? ''

/** Returns the picture for the item of a list: the first one for 0. */
export const examplePicture = (index: number): string => inTurn(PICTURES, index)

/** Returns what a field starts with, in the item of a list: `('title', 1)` => `'Another title of a few words'` */
export const exampleFor = (name: string, index = 0): string => inTurn(VALUES[name] ?? EXAMPLES[name] ?? OTHERS, index)

/** Tells whether nobody has written a text yet: `('heading', 'A heading of three to six words')` is still the example. */
export const isExample = (name: string, value: unknown): boolean =>
  typeof value === 'string' && (EXAMPLES[name]?.includes(value.trim()) || OTHERS.includes(value.trim()) || PICTURES.includes(value))

/** Names of texts that tell whether somebody has written in a section; `figure` is a choice in one kind of section. */
const TELLING = Object.keys(EXAMPLES).filter((name) => name !== 'figure')

type RichText = { text?: unknown; children?: RichText[] }
const wordsOf = ({ text, children = [] }: RichText): string => [text ?? '', ...children.map(wordsOf)].join('')

/** Returns the telling texts of a section, with their names; those of documents that it only shows are not its own. */
function textsOf(node: unknown): [name: string, text: string][] {
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (!isObject(node) || isWholeDocument(node)) return []
  return Object.entries(node).flatMap(([name, value]): [string, string][] => {
    if (name.startsWith('_') || name === 'translations') return []
    const text = isObject(value) && value.type === 'root' ? wordsOf(value as RichText) : value
    if (typeof text !== 'string') return textsOf(text)
    return text && TELLING.includes(name) ? [[name, text]] : []
  })
}

/** Tells whether all that a section says is still an example. Visitors don't see it then. */
export function isUnwritten(section: unknown): boolean {
  const texts = textsOf(section)
  return texts.length > 0 && texts.every(([name, text]) => isExample(name, text))
}
