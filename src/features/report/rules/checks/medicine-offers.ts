import { documentPath } from '../../../../model/document-path.ts'
import { SHARED_SECTIONS } from '../../../../model/fixed-addresses.ts'
import { isEmpty, isObject, textOf } from '../../../../model/json.ts'
import { documentLinkOf } from '../../../../model/links.ts'
import { joinPath } from '../../../../model/walk.ts'
import type { Finding } from '../finding.ts'
import { against, isMedicine, isToxin, roleOf } from '../medicines/role.ts'
import { ownAddress } from '../shown-at.ts'
import { type Check, type CheckedContent, findingAt } from '../site.ts'
import type { FieldPlace } from '../visits.ts'

const AMOUNT = /£\s?\d|GBP ?\d/i

/** Finds offers of prescription-only treatments: prices, promises of effect, the shared offers on their pages, badges on links to them. */
export const medicineOffers: Check = (site) => {
  const places = site.places.filter(({ document, value }) => !isEmpty(value) && isMedicine(document))
  const say = (place: FieldPlace, subject: 'price' | 'effect') =>
    findingAt(site, place, against(subject, 'warning', `“${textOf(place.value)}”`))
  const isPrice = (place: FieldPlace) =>
    place.field.name === 'price' || (AMOUNT.test(textOf(place.value)) && roleOf(site, place) === 'advertising')
  const isEffect = ({ document, field, value }: FieldPlace) => isToxin(document) && field.name === 'results' && /\d/.test(textOf(value))
  return [
    ...places.filter(isPrice).map((place) => say(place, 'price')),
    ...places.filter(isEffect).map((place) => say(place, 'effect')),
    ...codes(site),
    ...badges(site),
  ]
}

const codes = (site: CheckedContent): Finding[] =>
  offersAreShared(site)
    ? site.documents
        .filter((document) => isMedicine(document) && document.json?.noOffers !== true && !leavesOut(document.json?.content))
        .map((document) => {
          const message = `The shared offers stand on the page of ${textOf(document.json?.title)}. Switch on “No offers”.`
          return findingAt(site, { document, at: 'noOffers' }, against('offers', isToxin(document) ? 'error' : 'warning', message))
        })
    : []

const offersAreShared = (site: CheckedContent) =>
  site.visits.some(
    ({ document, section, hidden }) =>
      document.path === documentPath({ collection: 'page', name: SHARED_SECTIONS }) && section === 'offers' && !hidden,
  )

const leavesOut = (sections: unknown) =>
  Array.isArray(sections) && sections.some((one) => isObject(one) && one._template === 'sharedSections' && one.leaveOut === true)

const badges = (site: CheckedContent): Finding[] => {
  const medicines = site.documents.filter(isMedicine)
  const addresses = new Set(medicines.map(ownAddress))
  const paths = new Set(medicines.map(({ path }) => path))
  const isLinked = (href: string) => addresses.has(href) || paths.has(documentLinkOf(href)?.path ?? '')
  return site.visits
    .filter(({ node, language }) => language === 'en' && !isEmpty(node.badge) && isLinked(textOf(node.href)))
    .map((visit) => {
      const message = `The badge “${textOf(visit.node.badge)}” promotes what may be a prescription-only medicine.`
      return findingAt(site, { ...visit, at: joinPath(visit.path, 'badge') }, against('offers', 'error', message))
    })
}
