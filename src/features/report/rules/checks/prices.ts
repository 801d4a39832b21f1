import { isEmpty, isObject, textOf } from '../../../../model/json.ts'
import { LANGUAGES } from '../../../../model/languages.ts'
import { joinPath } from '../../../../model/walk.ts'
import type { Finding } from '../finding.ts'
import { type Check, type CheckedContent, type Document, findingAt } from '../site.ts'

/** `'From £1,200'` => `'1200'`; `'TBC'` => `''` */
const amount = (text: string) => text.match(/\d(?:[\d,.]*\d)?/)?.[0].replace(/[,.](?=\d{3})/g, '') ?? ''

/** Prices that differ between the languages, between a card and its page, and between a price and the text of a page. */
export const prices: Check = (site) => [...betweenLanguages(site), ...onePage(site)]

const subjectOf = ({ json }: Document) => `Prices: ${textOf(json?.title)}`

const betweenLanguages = (site: CheckedContent): Finding[] =>
  site.places
    .filter(({ english, field, value, hidden }) => english && field.name === 'price' && !isEmpty(value) && !hidden)
    .filter(({ english, value }) => amount(textOf(value)) !== amount(textOf(english?.price)))
    .map((place) => {
      const message = `“${textOf(place.value)}” in ${LANGUAGES[place.language].nativeName}, “${textOf(place.english?.price)}” in English.`
      return findingAt(site, place, { kind: 'prices', level: 'warning', message, subject: subjectOf(place.document) })
    })

const CLAIM = /\bfrom (?:£|GBP) ?(\d(?:[\d,]*\d)?)/gi

function onePage(site: CheckedContent): Finding[] {
  return site.documents
    .filter(({ collection }) => collection === 'treatment')
    .flatMap((document) => {
      const { card, treatmentInfo } = document.json ?? {}
      const listed = isObject(card) ? textOf(card.price) : ''
      const details = isObject(treatmentInfo) ? textOf(treatmentInfo.price) : ''
      if (!listed) return []
      const say = (at: string, value: string) =>
        findingAt(
          site,
          { document, at },
          {
            kind: 'prices',
            level: 'warning',
            message: `“${value}” here, “${listed}” on the card.`,
            subject: subjectOf(document),
          },
        )
      const claims = site.places
        .filter((place) => place.document === document && place.language === 'en' && place.field.name !== 'price' && !place.hidden)
        .flatMap(({ at, value }) => [...textOf(value).matchAll(CLAIM)].map(([text, pounds = '']) => ({ at: joinPath(at), text, pounds })))
        .filter(({ pounds }) => amount(pounds) !== amount(listed))
      return [
        ...(details && amount(details) !== amount(listed) ? [say('treatmentInfo.price', details)] : []),
        ...claims.map(({ at, text }) => say(at, text)),
      ]
    })
}
