import { textOf } from '../../../../model/json.ts'
import { type Check, findingAt } from '../site.ts'

/** Figures that stand as the business words them: the page sets their dash. */
const AS_WORDED = ['duration', 'results', 'price', 'hours', 'figure', 'phone', 'code', 'slug']
const HYPHEN = /(?<![\d-])\d[\d:.,]* ?(?:[ap]m ?)?- ?(?:£ ?)?\d[\d:.,]*(?![\d-])/iu

/** Ranges of numbers with a hyphen, where a dash belongs: “4-6 sessions” for “4–6 sessions”. */
export const dashes: Check = (site) =>
  site.places
    .filter(
      ({ field, hidden }) => !hidden && (field.type === 'string' || field.type === 'rich-text') && !field.options && !field.ui?.pattern,
    )
    .filter(({ field }) => !AS_WORDED.includes(field.name))
    .flatMap((place) => {
      const range = HYPHEN.exec(textOf(place.value))?.[0]
      const message = `Write “${range?.replace(/ ?- ?/, '–')}” with a dash (–) in place of “${range}”.`
      return range ? [findingAt(site, place, { kind: 'words', level: 'warning', subject: 'Hyphens in ranges', message })] : []
    })
