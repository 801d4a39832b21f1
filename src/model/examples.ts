import { isRichText, isWholeDocument } from './documents-inside.ts'
import { PAGES } from './fixed-addresses.ts'
import { type AnyObject, isObject } from './json.ts'

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

/** The price of a new treatment, on its card and on its page. */
export const EXAMPLE_PRICE = 'From £00'

/** The field of a section or document by which an editor shows its example texts to visitors as they are. */
export const EXAMPLES_SHOWN = 'examplesShown'

/** The pictures that a new section starts with, until somebody chooses one. */
const PICTURES = ['/media/example/1.webp', '/media/example/2.webp', '/media/example/3.webp']

const inTurn = (values: readonly string[], index: number) => values[index % values.length] ?? ''

/** Returns the picture for the item of a list: the first one for 0. */
export const examplePicture = (index: number): string => inTurn(PICTURES, index)

/** Returns what a field starts with, in the item of a list: `('title', 1)` => `'Another title of a few words'` */
export const exampleFor = (name: string, index = 0): string => inTurn(VALUES[name] ?? EXAMPLES[name] ?? OTHERS, index)

/** Tells whether nobody has written a text yet: `('heading', 'A heading of three to six words')` is still the example. */
export const isExample = (name: string, value: unknown): boolean =>
  isExampleText(name, value) || (typeof value === 'string' && PICTURES.includes(value))

/** The same for texts alone: the pictures of a new section are no claim that somebody could read. */
export function isExampleText(name: string, value: unknown): boolean {
  const text = typeof value === 'string' ? value.trim() : isRichText(value) ? wordsOf(value as RichText).trim() : ''
  return (EXAMPLES[name] ?? []).includes(text) || OTHERS.includes(text) || (name === 'price' && text === EXAMPLE_PRICE)
}

/** Names of texts that tell whether somebody has written in a section; `figure` is a choice in one kind of section. */
const TELLING = Object.keys(EXAMPLES).filter((name) => name !== 'figure')

type RichText = { text?: unknown; children?: RichText[] }
const wordsOf = ({ text, children = [] }: RichText): string => [text ?? '', ...children.map(wordsOf)].join('')

/** Returns the English texts of a section, with their names; those of documents that it only shows are not its own. */
function textsOf(node: unknown): [name: string, text: unknown][] {
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (!isObject(node) || isWholeDocument(node)) return []
  return Object.entries(node).flatMap(([name, value]): [string, unknown][] => {
    if (name.startsWith('_') || name === 'translations') return []
    return typeof value === 'string' || isRichText(value) ? [[name, value]] : textsOf(value)
  })
}

/** Tells whether all that a section says is still an example. */
export function isUnwritten(section: unknown): boolean {
  const texts = textsOf(section).filter(([name, text]) => TELLING.includes(name) && (typeof text !== 'string' || text))
  return texts.length > 0 && texts.every(([name, text]) => isExample(name, text))
}

/** Tells whether an editor lets visitors read the example texts of a section or document as they are. */
const showsExamples = (node: AnyObject): boolean => node[EXAMPLES_SHOWN] === true

/** Tells whether visitors don't see a section: one of its texts is still an example, and nobody wants it shown so. */
export const hasOpenExample = (section: unknown): boolean =>
  isObject(section) && !showsExamples(section) && textsOf(section).some(([name, text]) => isExampleText(name, text))

/** The lists of sections, by their names. */
const SECTIONS = ['blocks', 'content']

/** Returns the fields of a document without its sections. */
export const outsideSections = (document: AnyObject): AnyObject =>
  Object.fromEntries(Object.entries(document).filter(([name, value]) => !(SECTIONS.includes(name) && Array.isArray(value))))

/** Documents that other pages show whole: without one of their texts they would say nothing, or something else. */
const SHOWN_WHOLE = /^content\/(faq|teamMember|testimonial)\//

/** Tells whether visitors see nothing of a document, such as a question, because one of its texts is still an example. */
export const isKeptBack = (document: unknown): boolean =>
  isWholeDocument(document) && SHOWN_WHOLE.test(document.id) && hasOpenExample({ ...document, id: undefined })

const cleaned = new WeakMap<object, object>()

/**
 * Returns a document as visitors get it: without the sections, the rows of lists and the texts that are still examples, in no language, unless
 * an editor wants them shown (`EXAMPLES_SHOWN`, of the section, or of the document for what is outside its sections). Questions and others
 * in it that are kept back go with the row that names them. The same object where nothing of it goes, and each time the same one.
 */
export function withoutExamples<Document extends object>(document: Document): Document {
  const known = cleaned.get(document) ?? cleanObject(document as AnyObject, showsExamples(document as AnyObject))
  cleaned.set(document, known)
  return known as Document
}

function cleanObject(node: AnyObject, isShown: boolean): AnyObject {
  const open = isShown ? [] : Object.keys(node).filter((name) => !name.startsWith('_') && isExampleText(name, node[name]))
  const changed = Object.entries(node).flatMap(([name, value]): [string, unknown][] => {
    if (name.startsWith('_')) return []
    const next = open.includes(name) ? null : name === 'translations' ? withoutTexts(value, open) : cleanValue(name, value, isShown)
    return next === value ? [] : [[name, next]]
  })
  return changed.length === 0 ? node : { ...node, ...Object.fromEntries(changed) }
}

/** Returns the translations of an object without those of some of its texts: who translated an example has written none. */
const withoutTexts = (translations: unknown, names: string[]): unknown =>
  names.length === 0 || !isObject(translations)
    ? translations
    : Object.fromEntries(
        Object.entries(translations).map(([key, own]) => [
          key,
          isObject(own) ? { ...own, ...Object.fromEntries(names.filter((name) => name in own).map((name) => [name, null])) } : own,
        ]),
      )

function cleanValue(name: string, value: unknown, isShown: boolean): unknown {
  if (Array.isArray(value)) {
    const isSections = SECTIONS.includes(name)
    const kept = value.filter((item) => !(isSections ? hasOpenExample(item) : isOpenRow(item, isShown)))
    const items = kept.map((item) => (isObject(item) ? cleanObject(item, isSections || isShown) : item))
    return items.length === value.length && items.every((item, index) => item === value[index]) ? value : items
  }
  if (!isObject(value) || isRichText(value)) return value
  if (!isWholeDocument(value)) return cleanObject(value, isShown)
  return isKeptBack(value) ? null : withoutExamples(value)
}

/** Tells whether a row of a list goes: one of its own texts is an example, or the document that it names is kept back. */
const isOpenRow = (row: unknown, isShown: boolean): boolean =>
  isObject(row) && Object.entries(row).some(([name, value]) => isKeptBack(value) || (!isShown && isExampleText(name, value)))
