import { isEmpty, isObject, textOf } from '../../../../model/json.ts'
import type { Locale } from '../../../../model/languages.ts'
import { keyOfLocale, LANGUAGES, LOCALES } from '../../../../model/languages.ts'
import { SHOWN_AT_MOST, shownWidth, withBrand } from '../../../../model/searched.ts'
import type { Finding } from '../finding.ts'
import { grouped } from '../grouped.ts'
import { SEARCHED, type SearchEngineText, saidOf } from '../searched.ts'
import { ownAddress } from '../shown-at.ts'
import { type Check, type CheckedContent, findingAt } from '../site.ts'

/** Titles and descriptions that are missing, too long for search engines, or shared by several pages. */
export const search: Check = (site) => LOCALES.flatMap((language) => SEARCHED.flatMap((name) => inLanguage(site, language, name)))

function inLanguage(site: CheckedContent, language: Locale, name: 'title' | 'description'): Finding[] {
  const pages = site.documents.filter(
    (document) => ownAddress(document) && document.json?.noindex !== true && document.json?.visibility !== 'unpublished',
  )
  const all = pages.map((document) => saidOf(document, language, name))
  const say = ({ document, at }: SearchEngineText, message: string) =>
    findingAt(site, { document, at, language }, { kind: 'search', level: 'warning', message })
  const tongue = language === 'en' ? '' : ` in ${LANGUAGES[language].nativeName}`
  const own = all.filter((one) => one.own)
  const brand = brandIn(site, language)
  /** The text as it is delivered: a title may have the brand after it. */
  const widthOf = ({ text }: SearchEngineText) => shownWidth(name === 'title' ? withBrand(text, brand) : text)
  const long = own.filter((one) => widthOf(one) > SHOWN_AT_MOST[name])
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
        `The ${name}${tongue} is too long: it has the width of ${widthOf(one)} letters, and search engines show about ${SHOWN_AT_MOST[name]}.`,
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

/** Returns the brand in a language, or else in English. */
function brandIn({ documents }: CheckedContent, language: Locale): string {
  const { json } = documents.find(({ collection }) => collection === 'siteSettings') ?? {}
  const key = keyOfLocale(language)
  const own = key && isObject(json?.translations) && isObject(json.translations[key]) ? json.translations[key].brand : ''
  return textOf(isEmpty(own) ? json?.brand : own)
}
