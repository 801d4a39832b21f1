import type { Day } from '../../../src/features/hours/rules/holidays.ts'
import { CITIES } from '../../../src/model/clinics.ts'
import type { AnyObject } from '../../../src/model/json.ts'
import { valueAt } from '../translations/plain'
import { word } from './words'

/**
 * Returns the exceptional days of the other clinic, and the name of their field: `'contact.london.exceptions'` => those of
 * Edinburgh, and of the first other one where there are several. Undefined where there is none.
 */
export function elsewhereOf(name: string, values: AnyObject): { city: string; name: string; days: Day[] } | undefined {
  const city = CITIES.find((one) => name.split('.').includes(one))
  const other = CITIES.find((one) => one !== city)
  if (!city || !other) return undefined
  const [otherName, otherClinic] = [name, name.slice(0, name.lastIndexOf('.'))].map((path) => path.replace(`.${city}`, `.${other}`))
  if (!otherName || !otherClinic || !valueAt(values as never, otherClinic)) return undefined
  return { city: word(other), name: otherName, days: (valueAt(values as never, otherName) ?? []) as Day[] }
}
