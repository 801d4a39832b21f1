import type { OpeningHours } from '../../../../content/clinic/hours.ts'
import { printedWeek } from '../../../../content/clinic/printed-hours.ts'
import { isObject } from '../../../../model/json.ts'
import { sourceHash } from '../../../../model/translations/sources.ts'
import { grouped } from '../../../report/rules/grouped.ts'
import type { FactElsewhere, FactPlace } from './elsewhere.ts'
import type { Stated } from './places.ts'

/** Returns the weeks of the clinics as visitors read them, in the order of the settings. */
function weeksIn(settings: object): string[] {
  const { contact } = settings as { contact?: unknown }
  if (!isObject(contact)) return []
  return Object.values(contact).flatMap((clinic) =>
    isObject(clinic) && Array.isArray(clinic.openingHours) ? [printedWeek(clinic.openingHours as OpeningHours[], 'en')] : [],
  )
}

/** The fields in which a page may state hours of its own; while they are empty, it shows the week of each clinic. */
const OWN_HOURS = ['hours', 'text']

/**
 * Returns the pages that state hours of their own, where the week of a clinic changed. They say so on purpose, so none is
 * ticked; one that is ticked is emptied in every language, and shows the week from then on.
 */
export function hoursElsewhere(before: object, after: object, documents: Stated[]): FactElsewhere[] {
  const [old, now] = [weeksIn(before), weeksIn(after)]
  const at = now.findIndex((week, index) => old[index] !== undefined && week !== old[index])
  if (at < 0) return []
  const found = documents.flatMap((document) =>
    document.statements
      .filter(({ fact, name, value }) => fact === 'hours' && OWN_HOURS.includes(name) && value !== '')
      .map((statement) => ({ document, statement })),
  )
  const plain = (field: string) => field.replace(/\.translations\.[^.]+/, '')
  const places = [...grouped(found, ({ statement: { path, field } }) => `hours ${path} ${plain(field)}`)].flatMap(
    ([key, group]): FactPlace[] => {
      const [first] = group
      if (!first) return []
      const { document, statement } = first
      return [
        {
          key,
          reason: 'agreed',
          title: document.title,
          where: document.whereIs(plain(statement.field)),
          languages: group.map(({ statement: { language } }) => language),
          ...(document.address && { address: document.address }),
          field: statement.field,
          pieces: [{ text: statement.value, becomes: '' }],
          sets: group.map(({ statement: one }) => ({ path: one.path, field: one.field, value: '', mark: sourceHash(one.value) })),
        },
      ]
    },
  )
  return places.length > 0 ? [{ kind: 'hours', from: old[at] ?? '', to: now[at] ?? '', places }] : []
}
