import { textOf } from '../../../../model/json.ts'
import { type Check, type CheckedContent, findingAt } from '../site.ts'
import type { FieldPlace } from '../visits.ts'

/** Figures that stand as the business words them: the page sets their dash. */
const AS_WORDED = ['duration', 'results', 'price', 'hours', 'figure', 'phone', 'code', 'slug']
const HYPHEN = /(?<![\d-])\d[\d:.,]* ?(?:[ap]m ?)?- ?(?:£ ?)?\d[\d:.,]*(?![\d-])/iu
/** A hyphen between two words with a space on either side, or two hyphens: `'a gel - not a filler'` */
const PAUSE = /\p{L}+ ?(?: - |--) ?\p{L}+/u

/** Ranges of numbers with a hyphen, where a dash belongs: “4-6 sessions” for “4–6 sessions”; and hyphens that stand for a pause. */
export const dashes: Check = (site) =>
  site.places
    .filter(
      ({ field, hidden }) => !hidden && (field.type === 'string' || field.type === 'rich-text') && !field.options && !field.ui?.pattern,
    )
    .filter(({ field }) => !AS_WORDED.includes(field.name))
    .flatMap((place) => {
      const text = textOf(place.value)
      const [range, pause] = [HYPHEN.exec(text)?.[0], PAUSE.exec(text)?.[0]]
      return [
        ...(range ? [say(site, place, range, range.replace(/ ?- ?/, '–'))] : []),
        ...(pause ? [say(site, place, pause, pause.replace(/ ?(?:--|-) ?/, ' – '))] : []),
      ]
    })

const say = (site: CheckedContent, place: FieldPlace, written: string, better: string) =>
  findingAt(site, place, {
    kind: 'words',
    level: 'warning',
    subject: 'Hyphens in place of dashes',
    message: `Write “${better}” with a dash (–) in place of “${written}”.`,
  })
