import { textOf } from '../../../../model/json.ts'
import { against, isToxin } from '../medicines/role.ts'
import { traitIn } from '../medicines/traits.ts'
import { type Check, findingAt } from '../site.ts'

/** Whatever is said of lines and wrinkles may be read as the medicine for them. */
const LINES = /wrinkle|皱纹|皺紋|抗皱|抗皺|تجاعيد/iu

/**
 * Texts that name no medicine and yet describe one so that every reader knows which: how soon it works together with how long
 * it lasts, or the illnesses together with the antibiotics that speak against it.
 */
export const medicineTraits: Check = (site) =>
  site.places
    .filter(({ hidden, field, document, value }) => !hidden && field.name !== 'results' && (isToxin(document) || LINES.test(textOf(value))))
    .flatMap((place) => {
      const trait = traitIn(textOf(place.value))
      return trait ? [findingAt(site, place, against('traits', 'error', `${trait} Leave it to the consultation.`))] : []
    })
