import { telephoneLink } from '../../../../model/contact-links.ts'
import { EMAIL } from '../../../../model/email.ts'
import { isEmpty, textOf } from '../../../../model/json.ts'
import { type Check, findingAt } from '../site.ts'

const CALLS = /^tel:\+?\d{7,15}(;ext=\d+)?$/

/** Phone numbers and e-mail addresses from which no working link can be made. */
export const contactDetails: Check = (site) =>
  site.places.flatMap((place) => {
    const { field, value } = place
    if (field.type !== 'string' || isEmpty(value)) return []
    const text = textOf(value)
    const wrong = (/email$/i.test(field.name) && !EMAIL.test(text)) || (/phone$/i.test(field.name) && !CALLS.test(telephoneLink(text)))
    const message = `“${text}” is no whole ${/email$/i.test(field.name) ? 'e-mail address' : 'phone number'}, so the link on it does not work.`
    return wrong ? [findingAt(site, place, { kind: 'links', level: 'error', message })] : []
  })
