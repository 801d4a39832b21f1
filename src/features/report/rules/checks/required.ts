import { isEmpty } from '../../../../model/json.ts'
import { type Check, findingAt } from '../site.ts'

/** Required fields that are empty, at any depth. Words for pictures have a check of their own. */
export const required: Check = (site) =>
  site.places
    .filter(({ field, language, value }) => language === 'en' && field.required && field.name !== 'alt' && isEmpty(value))
    .map((place) =>
      findingAt(site, place, {
        kind: 'required',
        level: 'error',
        message: `${place.field.label ?? place.field.name} is required and empty.`,
      }),
    )
