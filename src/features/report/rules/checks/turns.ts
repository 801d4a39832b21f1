import { textOf } from '../../../../model/json.ts'
import type { Finding } from '../finding.ts'
import { grouped } from '../grouped.ts'
import { type Check, type CheckedContent, findingAt } from '../site.ts'
import { aphorismsIn, hasTurn, turnsIn } from '../turns.ts'
import type { FieldPlace } from '../visits.ts'

/** A page may end a few sentences on what something is not. */
const APHORISMS = 3

const isText = ({ language, hidden, field, value }: FieldPlace) =>
  language === 'en' && !hidden && (field.type === 'string' || field.type === 'rich-text') && !field.options && textOf(value) !== ''

/** Turns of phrase that come back again and again on one English page, and pages of aphorisms. */
export const turns: Check = (site) =>
  [...grouped(site.places.filter(isText), ({ document }) => document.path).values()].flatMap((places) => [
    ...turnsIn(places.map(({ value }) => textOf(value))).map(({ name, times }) =>
      say(
        site,
        last(places, (text) => hasTurn(text, name)),
        `“${name}” stands ${times} times on this page. Say it in another way, or leave it out.`,
      ),
    ),
    ...aphoristic(site, places),
  ])

function aphoristic(site: CheckedContent, places: FieldPlace[]): Finding[] {
  const count = places.flatMap(({ value }) => aphorismsIn(textOf(value))).length
  if (count <= APHORISMS) return []
  const place = last(places, (text) => aphorismsIn(text).length > 0)
  return [say(site, place, `${count} sentences of this page end on what something is not. Say what it is.`)]
}

const last = (places: FieldPlace[], has: (text: string) => boolean) => places.findLast(({ value }) => has(textOf(value))) as FieldPlace

const say = (site: CheckedContent, place: FieldPlace, message: string): Finding =>
  findingAt(site, place, { kind: 'words', level: 'warning', subject: 'The same turn again and again', message })
