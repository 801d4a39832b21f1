import { LANGUAGES, LOCALES } from '../../model/languages.ts'
import { placeWords } from '../field-words/place-word'
import { languageName } from '../i18n/language-name'
import { staffLanguage, staffLocale } from '../i18n/staff-language'
import { ROLE_NAMES } from '../role-words'
import { sentences } from './sentences'

const list = new Intl.ListFormat(staffLocale)

/** `'Arabic and Simplified Chinese'` => `'阿拉伯语和简体中文'`, by what each thing of an English list is called. */
const listed = (call: (name: string) => string) => (english: string) => list.format(english.split(/, and |, | and /).map(call))

const languageWord = (name: string) => {
  const locale = LOCALES.find((one) => LANGUAGES[one].englishName === name || LANGUAGES[one].nativeName === name)
  return locale ? languageName(locale) : name
}
const roleWord = (name: string) => ROLE_NAMES.get(name) ?? name

/**
 * Returns what puts sentences of the server into the language of the staff, by a table of theirs; what it doesn't hold stays English.
 * Several may follow each other, as a list or as sentences. In a table `{{why}}` and `{{what}}` are sentences themselves, `{{where}}` is
 * a place in a document, `{{places}}` are several, and `{{roles}}` and `{{languages}}` are lists of such; anything else stays as it is.
 */
export function inWords(table: Record<string, string>): (text: string) => string {
  /** What the server calls a place, or says in place of one: `'Sections › 1 Hero › Heading'`, `'2 more'` */
  const wherever = (text: string) => look(text) ?? placeWords(text)
  const look = sentences(table, {
    why: say,
    what: say,
    where: wherever,
    places: (text) => text.split('; ').map(wherever).join('；'),
    list: listed(wherever),
    language: languageWord,
    languages: listed(languageWord),
    role: roleWord,
    roles: listed(roleWord),
  })
  function say(text: string): string {
    if (staffLanguage === 'en' || !text) return text
    const following = () => sayEach(text.split(/(?<=[.!?]) (?=\p{Lu})/u), ' ')?.replace(/(?<=。) /g, '')
    return look(text) ?? sayEach(text.split('; '), '；') ?? following() ?? text
  }
  /** Undefined where no part has words. */
  function sayEach(parts: string[], mark: string): string | undefined {
    const said = parts.length > 1 ? parts.map(say) : parts
    return said.some((one, at) => one !== parts[at]) ? said.join(mark) : undefined
  }
  return say
}
