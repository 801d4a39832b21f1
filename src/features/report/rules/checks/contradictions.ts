import { CLINICS, isCity } from '../../../../model/clinics.ts'
import { FACTS, gist } from '../facts.ts'
import { grouped } from '../grouped.ts'
import { type Reading, readingsOf } from '../readings.ts'
import { type Check, findingAt } from '../site.ts'

/** Every reading of each fact that the site states in more than one way. A reading without a clinic holds for both. */
export const contradictions: Check = (site) =>
  [...grouped(readingsOf(site), ({ fact }) => fact)].flatMap(([fact, readings]) => {
    const clinics = [...new Set(readings.flatMap(({ clinic }) => clinic ?? []))]
    const scopes: (string | undefined)[] = clinics.length > 0 ? clinics : [undefined]
    return scopes.flatMap((scope) => {
      const told = readings.filter(({ clinic }) => !clinic || clinic === scope)
      const different = new Set(told.map(({ value }) => gist(fact, value))).size
      if (different < 2) return []
      const title = FACTS[fact]?.title ?? fact
      const subject = scope ? `${title}, ${isCity(scope) ? CLINICS[scope].englishName : scope}` : title
      return told.map((reading) => ({ ...asFinding(reading), subject }))
    })
    function asFinding({ value, place }: Reading) {
      const message = `“${value.replaceAll('|', ' ').replace(/\s*\n\s*/g, ' / ')}”`
      return findingAt(site, place, { kind: 'facts', level: 'warning', message })
    }
  })
