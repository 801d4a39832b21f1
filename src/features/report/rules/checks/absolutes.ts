import { textOf } from '../../../../model/json.ts'
import { absolutesIn } from '../absolutes.ts'
import { type Check, findingAt } from '../site.ts'

/** Promises that no clinician can keep: that nothing hurts, that there is no risk, that a result is certain or for ever. */
export const absolutes: Check = (site) =>
  site.places
    .filter(({ hidden, field }) => !hidden && !field.options)
    .flatMap((place) =>
      absolutesIn(textOf(place.value), place.language).map((words) =>
        findingAt(site, place, {
          kind: 'words',
          level: 'warning',
          subject: 'Promises that nobody can keep',
          message: `“${words}” promises too much. Say what most people feel, or how often something happens.`,
        }),
      ),
    )
