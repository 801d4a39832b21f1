import type { Locale } from '../../../../model/languages.ts'
import { LANGUAGES, LOCALES } from '../../../../model/languages.ts'
import type { Finding } from '../finding.ts'
import { grouped } from '../grouped.ts'
import { SEARCHED, type SearchedText, saidOf } from '../searched.ts'
import { ownAddress } from '../shown-at.ts'
import { type Check, type CheckedContent, findingAt } from '../site.ts'

/** How many letters search engines show of a line. */
const MOST = { title: 60, description: 160 }
/** Chinese characters and their punctuation are twice as wide as letters: `'HIFU 超声'` => 9 */
const widthOf = (text: string) =>
  [...text].reduce((width, character) => width + (/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/.test(character) ? 2 : 1), 0)

/** Titles and descriptions that are missing, too long for search engines, or shared by several pages. */
export const search: Check = (site) => LOCALES.flatMap((language) => SEARCHED.flatMap((name) => inLanguage(site, language, name)))

function inLanguage(site: CheckedContent, language: Locale, name: 'title' | 'description'): Finding[] {
  const pages = site.documents.filter(
    (document) => ownAddress(document) && document.json?.noindex !== true && document.json?.visibility !== 'unpublished',
  )
  const all = pages.map((document) => saidOf(document, language, name))
  const say = ({ document, at }: SearchedText, message: string) =>
    findingAt(site, { document, at, language }, { kind: 'search', level: 'warning', message })
  const tongue = language === 'en' ? '' : ` in ${LANGUAGES[language].nativeName}`
  const own = all.filter((one) => one.own)
  const long = own.filter(({ text }) => widthOf(text) > MOST[name])
  const shared = [
    ...grouped(
      own.filter(({ text }) => text),
      ({ text }) => text,
    ).values(),
  ].filter((same) => same.length > 1)
  return [
    ...(language === 'en' ? all.filter(({ text }) => !text).map((one) => say(one, `This page has no ${name} for search engines.`)) : []),
    ...long.map((one) =>
      say(
        one,
        `The ${name}${tongue} is too long: it has the width of ${widthOf(one.text)} letters, and search engines show about ${MOST[name]}.`,
      ),
    ),
    ...shared.flatMap((same) =>
      same.map((one) => {
        const others = same.filter((other) => other !== one).map(({ document }) => ownAddress(document))
        return say(one, `The ${name}${tongue} is the same as that of ${others.join(', ')}: “${one.text}”`)
      }),
    ),
  ]
}
