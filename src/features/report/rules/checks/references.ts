import { documentPath } from '../../../../model/document-path.ts'
import { isEmpty } from '../../../../model/json.ts'
import { type Check, type CheckedContent, findingAt } from '../site.ts'
import type { FieldPlace } from '../visits.ts'

const nameOf = (path: string) => path.replace(/^.*\/|\.json$/g, '')

/** References to documents that are gone, cards of treatments that are gone or unpublished, and questions and reviews that no page shows. */
export const references: Check = (site) => [...broken(site), ...cards(site), ...unused(site)]

const used = (site: CheckedContent): FieldPlace[] =>
  site.places.filter(({ field, value }) => field.type === 'reference' && typeof value === 'string' && value !== '')

const broken = (site: CheckedContent) =>
  used(site)
    .filter(({ value }) => !site.documents.some(({ path }) => path === value))
    .map((place) =>
      findingAt(site, place, {
        kind: 'references',
        level: 'error',
        message: `${place.field.label ?? place.field.name}: “${nameOf(String(place.value))}” no longer exists. Choose another one, or remove the entry.`,
      }),
    )

/** A card, and a place on the shadow, names its treatment by the name of its file. */
const cards = (site: CheckedContent) =>
  site.places
    .filter(({ at, field, value }) => field.name === 'treatment' && /\b(cards|treatments)\.\d+\.treatment$/.test(at) && !isEmpty(value))
    .flatMap((place) => {
      const treatment = site.documents.find(({ path }) => path === documentPath({ collection: 'treatment', name: String(place.value) }))
      if (!treatment)
        return [
          findingAt(site, place, {
            kind: 'references',
            level: 'error',
            message: `There is no treatment “${String(place.value)}”: this card is not shown.`,
          }),
        ]
      if (treatment.json?.visibility !== 'unpublished') return []
      const message = `The treatment “${String(place.value)}” is unpublished: this card is not shown.`
      return [findingAt(site, place, { kind: 'references', level: 'warning', message })]
    })

function unused(site: CheckedContent) {
  const shown = new Set(used(site).map(({ value }) => value))
  return site.documents
    .filter(({ collection, path }) => (collection === 'faq' || collection === 'testimonial') && !shown.has(path))
    .map((document) => {
      const message = `No page shows this ${document.collection === 'faq' ? 'question' : 'review'}.`
      return findingAt(site, { document, at: '' }, { kind: 'references', level: 'warning', message })
    })
}
