import { staffLocale } from './i18n/staff-language'
import { word } from './words'

const list = new Intl.ListFormat(staffLocale)

/** Names a few people or things, at most so many of them: `(['Wei', 'Ada', 'Ben', 'Eve'], 2, 'morePeople')` => `'Wei, Ada and 2 more'` */
export function namesOf(names: string[], most: number, more: 'morePeople' | 'moreThings'): string {
  const rest = names.length - most
  return list.format(rest > 0 ? [...names.slice(0, most), word(more, { number: rest })] : names)
}

/** What stands between the texts of a list: `', '` */
export const COMMA = word('comma')

/** `['Home', 'About']` => `'Home, About'` */
export const commaList = (texts: string[]): string => texts.join(COMMA)
