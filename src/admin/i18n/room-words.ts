import { createInstance } from 'i18next'
import { type StaffLanguage, staffLanguage } from './staff-language'

/** The names of words, with those that follow a number once: `'row_one' | 'row_other' | 'save'` => `'row' | 'save'` */
type Named<Key> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key

/** The same words in a language that has no singular of its own. */
type WithoutSingular<Key> = Exclude<Key, `${string}_one`> & string

/** The values that stand for the `{{name}}`s in a word. */
export type WordValues = Record<string, string | number>

const desk = createInstance()
void desk.init({ lng: staffLanguage, fallbackLng: 'en', resources: {}, interpolation: { escapeValue: false }, initAsync: false })

/**
 * Gives a room of the desk its words in each language of the staff, and returns what looks one up. A word with a number has
 * the two forms `_one` and `_other`, of which the number in `count` chooses; `{{name}}` stands for a value.
 * `const word = roomWords('lists', { row_one: '{{count}} row', row_other: '{{count}} rows' }, { row_other: '{{count}} 行' })`, then
 * `word('row', { count: 2 })` => `'2 rows'`
 */
export function roomWords<Key extends string>(
  room: string,
  english: Record<Key, string>,
  chinese: Record<WithoutSingular<Key>, string>,
): (name: Named<Key>, values?: WordValues) => string {
  const look = addWords(room, { en: english, 'zh-CN': chinese })
  return (name, values) => look(name, values)
}

type Options = Record<string, string | number | false>

/** Gives a room its words, and returns what looks one up. */
export function addWords(room: string, words: Record<StaffLanguage, object>): (name: string, options?: Options) => string {
  for (const [language, texts] of Object.entries(words)) desk.addResourceBundle(language, room, texts)
  // The types of i18next know the words of the site alone.
  const look = desk.t as unknown as (name: string, options: object) => string
  return (name, options) => look(name, { ...options, ns: room })
}
