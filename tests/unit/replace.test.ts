import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeTexts, readable, textsInMarkdown } from '../../src/features/find/rules/markdown.ts'
import { changes, joined, type ReplaceQuery, replacer } from '../../src/features/find/rules/pieces.ts'
import { replacing } from '../../src/features/find/rules/replace.ts'
import { readSources, sourceHash } from '../../src/model/translations/sources.ts'
import { stampReplaced } from '../../src/model/translations/stamp.ts'

const wanted = (find: string, rest: Partial<ReplaceQuery> = {}): ReplaceQuery => ({
  find,
  put: '_',
  whole: false,
  sameCase: false,
  ...rest,
})
const replaced = (text: string, want: ReplaceQuery) => joined(replacer(want)(text))

test.each([
  ['Laser, LASER and lasers', wanted('laser'), '_, _ and _s'],
  ['Laser, LASER and lasers', wanted('laser', { sameCase: true }), 'Laser, LASER and _s'],
  ['Laser, LASER and lasers', wanted('laser', { whole: true }), '_, _ and lasers'],
  ['From £50, £500', wanted('£50', { whole: true }), 'From _, £500'],
  ['السعر سعر وسعر', wanted('سعر'), 'ال_ _ و_'],
  ['السعر سعر وسعر', wanted('سعر', { whole: true }), 'السعر _ وسعر'],
  ['سعرٌ سعر', wanted('سعر'), 'سعرٌ _'],
  ['玻尿酸填充', wanted('玻尿酸', { whole: true }), '_填充'],
  ['Profhilo是玻尿酸', wanted('profhilo', { whole: true }), '_是玻尿酸'],
  ['a.b a+b', wanted('a.b'), '_ a+b'],
  ['Costs $&', wanted('costs', { put: '$& $1' }), '$& $1 $&'],
  ['See https://x.example/laser, laser', wanted('laser'), 'See https://x.example/laser, _'],
  ['[laser](/laser) {laser}', wanted('laser'), '[_](/laser) {laser}'],
  ['Old|new', wanted('old', { put: '' }), '|new'],
  // In whichever way it is written.
  ['Cre\u0300me and Cr\u00e8me', wanted('crème', { put: 'gel' }), 'Gel and gel'],
  ['Crème', wanted('cre\u0300me', { put: 'gel' }), 'Gel'],
  ['at\u00a0once, at\u202fonce', wanted('at once', { put: 'now' }), 'now, now'],
  ["Don’t, don‘t, don't", wanted("don't", { put: 'do not' }), 'Do not, do not, do not'],
  ["Don't", wanted('don’t', { put: 'do not' }), 'Do not'],
  ["Don't", wanted("don't", { put: 'don’t' }), 'Don’t'],
  ['a ﬁne ﬁller', wanted('fine', { put: 'good' }), 'a good ﬁller'],
  ['سعـــر', wanted('سعر', { put: 'ثمن' }), 'ثمن'],
  ['so\u00adft skin', wanted('soft', { put: 'mild' }), 'mild skin'],
  ['ＨＩＦＵ', wanted('hifu', { put: 'Ultra' }), 'Ultra'],
  ['a ﬁller', wanted('f'), 'a ﬁller'],
  // A capital at the start of a sentence stays one, and what was typed with a capital stays as it was typed.
  ['Laser is light. Laser! “Laser” The Laser', wanted('laser', { put: 'beam' }), 'Beam is light. Beam! “Beam” The beam'],
  ['Cost|Laser: laser', wanted('laser', { put: 'beam' }), 'Cost|Beam: beam'],
  ['Laser', wanted('Laser', { put: 'beam' }), 'beam'],
  ['Laser', wanted('laser', { put: 'iBeam', sameCase: true }), 'Laser'],
  // What reads like the result already is left.
  ['Profhilo and Profhilo®', wanted('Profhilo', { put: 'Profhilo®' }), 'Profhilo® and Profhilo®'],
  ['skin clinic, the skin\u00a0clinic', wanted('clinic', { put: 'skin clinic' }), 'skin clinic, the skin\u00a0clinic'],
  ['PROFHILO', wanted('profhilo', { put: 'Profhilo' }), 'Profhilo'],
])('in %j what is wanted is replaced, and nothing else', (text, want, after) => {
  expect(replaced(text, want)).toBe(after)
})

const LETTERS = fc.string({ unit: fc.constantFrom(...'aAbé اأبسعَ玻尿酸療.|*_$&([1') })

test('whatever the script: the pieces make the text, and none of what was found is left but in what was put', () => {
  fc.assert(
    fc.property(LETTERS, LETTERS, LETTERS, fc.boolean(), fc.boolean(), (text, find, put, whole, sameCase) => {
      // What begins with a sign of the letter before it is no text by itself: of two such signs the pieces part the first from the second.
      fc.pre(find !== '' && !/^\p{M}/u.test(find))
      const pieces = replacer({ find, put, whole, sameCase })(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      const kept = pieces.filter(({ becomes }) => becomes === undefined)
      if (sameCase && !whole && find !== put)
        for (const piece of kept) {
          const free = piece.text.replace(/\]\([^)]*\)|\{[^{}]*\}/g, '')
          expect([...free.matchAll(new RegExp(`${find.replace(/[.|*$([]/g, '\\$&')}(?!\\p{M})`, 'gu'))]).toEqual([])
        }
    }),
  )
})

const WORD = fc.string({ unit: fc.constantFrom(...'abBé'), minLength: 1, maxLength: 3 })
const PHRASE = fc.array(WORD, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
const WAYS = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.normalize('NFD'),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => [...text.normalize('NFC')].join('\u00ad'),
)

test('a word is replaced in every way of writing it, and to replace it twice is to replace it once', () => {
  fc.assert(
    fc.property(PHRASE, WORD, PHRASE, WAYS, fc.boolean(), (text, find, put, write, sameCase) => {
      const replace = (one: string) => replaced(one, { find, put, whole: true, sameCase })
      const once = replace(text)
      expect(replace(once)).toBe(once)
      const plain = (one: string) => one.normalize('NFC').replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')
      // A put that reads as a part of the text is told from it letter by letter only where both are written alike.
      if (!put.includes(' ') && find.toLowerCase() !== put.toLowerCase()) expect(plain(replace(write(text)))).toBe(once)
    }),
  )
})

test('to replace words by themselves changes nothing', () => {
  fc.assert(
    fc.property(LETTERS, LETTERS, (text, find) => {
      expect(changes(replacer(wanted(find, { put: find, sameCase: true }))(text))).toBe(false)
    }),
  )
})

const markdown = (text: string, find: string, put: string) => changeTexts(text, (one) => joined(replacer(wanted(find, { put }))(one)))

test.each([
  ['See our **laser** [laser](/laser "laser").', 'laser', 'light', 'See our **light** [light](/laser "laser").'],
  ['# Laser\n\n- one laser\n- `laser`\n', 'laser', 'light', '# Light\n\n- one light\n- `laser`\n'],
  ['<b class="laser">laser</b>', 'laser', 'light', '<b class="laser">light</b>'],
  ['<div>\nlaser\n</div>', 'laser', 'light', '<div>\nlaser\n</div>'],
  ['Ask <Offer name={laser} title="laser" /> laser', 'laser', 'light', 'Ask <Offer name={laser} title="laser" /> light'],
  ['![laser](/media/laser.webp) laser', 'laser', 'light', '![laser](/media/laser.webp) light'],
  ['laser', 'laser', '*light*', '\\*light\\*'],
  ['laser', 'laser', '<b>{x}', '\\<b\\>\\{x\\}'],
  ['laser treatments', 'laser', '1.', '1\\. treatments'],
  ['A \\* laser', 'laser', 'light', 'A \\* light'],
])('in Markdown %j only the text is replaced', (text, find, put, after) => {
  expect(markdown(text, find, put)).toBe(after)
})

test('where the form of Markdown would not stay as it is, nothing is replaced', () => {
  expect(markdown('Book **now** today', 'now', '')).toBeUndefined()
  expect(
    replacing(wanted('now', { put: '' }))({ field: 'body', language: 'en', value: 'Book **now** today', isMarkdown: true }),
  ).toBeUndefined()
})

test('what is replaced in Markdown is what people read there, and links and tags stay', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ab سع玻尿*_[]<#.1'), minLength: 1, maxLength: 4 })
  const part = fc.oneof(
    word,
    word.map((text) => `**x${text.replace(/[*_[\]<]/g, '')}x**`),
    word.map((text) => `[x${text.replace(/[*_[\]<]/g, '')}x](/b)`),
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), word, word, (parts, find, put) => {
      const text = parts.join(' ')
      const after = markdown(text, find, put)
      fc.pre(after !== undefined)
      const wish = textsInMarkdown(text)
        .flat()
        .map((one) => replaced(one, wanted(find, { put })))
      const spaceless = (value: string) => value.replace(/\s/g, '')
      expect(
        spaceless(
          textsInMarkdown(after ?? '')
            .flat()
            .join(''),
        ),
      ).toBe(spaceless(wish.join('')))
      expect(after?.match(/\]\(\/b\)/g)?.length).toBe(text.match(/\]\(\/b\)/g)?.length)
    }),
  )
})

test('people read Markdown without its signs, a line for each paragraph', () => {
  expect(readable('# Hi *there*\n\n- one\n- [two](/two)\n\n<b>x</b> y')).toBe('Hi there\none\ntwo\nx y')
})

test('of one language only its texts are replaced', () => {
  const becomes = replacing(wanted('laser', { put: 'light', language: 'ar' }))
  expect(becomes({ field: 'title', language: 'en', value: 'laser', isMarkdown: false })).toBeUndefined()
  expect(becomes({ field: 'translations.ar.title', language: 'ar', value: 'laser', isMarkdown: false })?.value).toBe('light')
})

const title = (english: string, arabic: string, source: string) => ({
  title: english,
  translations: { ar: { title: arabic, sources: `title:${source}` } },
})
const sourceOf = (before: ReturnType<typeof title>, after: object) =>
  readSources((stampReplaced(before, after as never) as typeof before).translations.ar.sources).title

test('a translation whose words were replaced with those of its English is of the new English', () => {
  expect(sourceOf(title('Laser', 'ليزر', sourceHash('Laser')), title('Light', 'ضوء', ''))).toBe(sourceHash('Light'))
})

test('one that was out of date stays so, and one whose English alone was replaced gets out of date', () => {
  const old = sourceHash('Before')
  expect(sourceOf(title('Laser', 'ليزر', old), title('Laser', 'ضوء', ''))).toBe(old)
  expect(sourceOf(title('Laser', 'ليزر', sourceHash('Laser')), title('Light', 'ليزر', ''))).toBe(sourceHash('Laser'))
})

test('one that reads as its English, and was called right, stays right', () => {
  expect(sourceOf(title('HIFU', 'HIFU', `=${sourceHash('HIFU')}`), title('Ultra', 'Ultra', ''))).toBe(`=${sourceHash('Ultra')}`)
})
