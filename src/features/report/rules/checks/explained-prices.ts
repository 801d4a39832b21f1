import { isObject, textOf } from '../../../../model/json.ts'
import { type Check, type CheckedContent, type Document, findingAt } from '../site.ts'

/** Words that give a reason, in each language. */
const REASON =
  /\b(?:depends?|because|difference lies|is where|due to|varies|reason|smallest)\b|取决于|差别|取決於|差別|視部位|起点|次數較少|يتوقف|يعتمد|الفرق|بسبب|بداية/iu

const poundsIn = (text: string) => [...text.matchAll(/(?:£|GBP) ?(\d[\d,]*)/g)].map(([, pounds = '']) => pounds.replaceAll(',', ''))
const priceIn = (group: unknown) => (isObject(group) ? poundsIn(textOf(group.price as string))[0] : undefined)

/** Texts that explain why a treatment has one price on its card and another on its page. Nobody has said why; the business has to choose. */
export const explainedPrices: Check = (site) =>
  site.documents
    .filter(({ collection }) => collection === 'treatment')
    .flatMap((document) => {
      const prices = [priceIn(document.json?.card), priceIn(document.json?.treatmentInfo)]
      const [card, page] = prices
      if (!card || !page || card === page) return []
      return textsAbout(site, document)
        .filter(({ value }) => [card, page].every((pounds) => poundsIn(textOf(value)).includes(pounds)) && REASON.test(textOf(value)))
        .map((place) =>
          findingAt(site, place, {
            kind: 'prices',
            level: 'warning',
            subject: `Prices: ${textOf(document.json?.title)}`,
            message: `This gives a reason for two prices, £${card} and £${page}. Is it true? Otherwise name both and ask the reader to call.`,
          }),
        )
    })

/** The texts of a treatment, and those of the questions on its page. */
const textsAbout = (site: CheckedContent, { path, text }: Document) =>
  site.places.filter(
    ({ document, hidden }) => !hidden && (document.path === path || (document.collection === 'faq' && text.includes(document.path))),
  )
