import { isEmpty, textOf } from '../../../../model/json.ts'
import { type Check, findingAt } from '../site.ts'

/** Codes of offers that the owner has decided to keep as they are. */
const KEPT = ['FREECONSULT']

const FREE = /\bfree\b[^.\n]{0,40}\bconsultation|\bconsultation\b[^.\n]{0,30}\b(?:free|costs nothing)\b/i

/** Offers of a free consultation that end on a date, where other texts say that consultations are free in any case. */
export const expiringOffers: Check = (site) => {
  const english = site.visits.filter(({ language, hidden }) => language === 'en' && !hidden)
  const offers = english.filter(({ node }) => !isEmpty(node.validity) && FREE.test(textOf(node.title)))
  const always = site.places.filter(
    ({ language, hidden, section, value }) => language === 'en' && !hidden && section !== 'offers' && FREE.test(textOf(value)),
  )
  if (always.length === 0) return []
  return offers.map((visit) =>
    findingAt(
      site,
      { ...visit, at: `${visit.path}.validity` },
      {
        kind: 'words',
        level: 'warning',
        subject: 'Offers that end, of what is always free',
        message: `“${textOf(visit.node.title)}” is “${textOf(visit.node.validity)}”, yet ${always.length} other texts say that a consultation is free at any time.${KEPT.includes(textOf(visit.node.code)) ? ' Kept for now by decision of the owner.' : ''}`,
      },
    ),
  )
}
