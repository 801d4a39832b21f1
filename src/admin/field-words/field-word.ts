import { wordsByEnglish } from '../i18n/by-english'
import { staffLanguage } from '../i18n/staff-language'
import { PAGE } from './zh-CN/page'
import { PEOPLE } from './zh-CN/people'
import { SECTION_FIELDS } from './zh-CN/section-fields'
import { SECTION_NAMES } from './zh-CN/section-names'
import { SECTION_PLACES } from './zh-CN/section-places'
import { SECTION_PURPOSES } from './zh-CN/section-purposes'
import { SETTINGS } from './zh-CN/settings'
import { TREATMENT } from './zh-CN/treatment'

const table = wordsByEnglish('fields', {
  ...PAGE,
  ...SECTION_NAMES,
  ...SECTION_FIELDS,
  ...SECTION_PURPOSES,
  ...SECTION_PLACES,
  ...TREATMENT,
  ...PEOPLE,
  ...SETTINGS,
})

/** What each language of the site is called in Chinese, by its own name. */
const CALLED: Record<string, string> = { 简体中文: '简体中文', 繁體中文: '繁体中文', العربية: '阿拉伯文' }

/** What the schema makes of other words of its own: the sentence, with a part that has words itself. */
const MADE: [made: RegExp, chinese: (part: string, other: string) => string][] = [
  [
    /^(.+) in (简体中文|繁體中文|العربية)\. While it is empty, visitors read the English\.$/,
    (label, language) => `“${label}”的${CALLED[language] ?? language}译文。留空时访客看到英文。`,
  ],
  [/^What visitors who read (.+) see here\.$/, (language) => `阅读${CALLED[language] ?? language}的访客在此看到的内容。`],
  [/^Keeps the section here but does not show it\. (.+)$/, (where) => `保留此版块但不显示。${where}`],
]

/** Returns a label, a description or a choice of the schema in the language of the staff; as it is where it has no words there. `'Heading'` => `'大标题'` */
export function fieldWord(english: string): string {
  if (staffLanguage === 'en') return english
  for (const [made, chinese] of MADE) {
    const [, part, other = ''] = made.exec(english) ?? []
    if (part) return chinese(table(part), other)
  }
  return table(english)
}
