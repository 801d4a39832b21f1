import { textOf } from '../../../../model/json.ts'
import { type Check, findingAt } from '../site.ts'

const INVISIBLE = /[\p{Cf}\p{Co}\p{Zl}\p{Zp}\u00a0\u2000-\u200a]|(?!\n)\p{Cc}/u

/** Characters that nobody sees, such as come along when text is pasted from elsewhere; searching and comparing fail on them. */
export const invisible: Check = (site) =>
  site.places
    .filter(({ value }) => INVISIBLE.test(textOf(value)))
    .map((place) =>
      findingAt(site, place, {
        kind: 'form',
        level: 'warning',
        message: `${place.field.label ?? place.field.name} holds an invisible character, such as comes with pasted text. Type the text again.`,
      }),
    )
