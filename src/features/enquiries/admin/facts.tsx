import type { ReactNode } from 'react'
import { isLocale, LANGUAGES } from '../../../model/languages.ts'
import type { Item } from './service'

const LABELS = {
  email: 'E-mail',
  phone: 'Phone',
  locale: 'Answer in',
  preferredLocation: 'Clinic',
  treatment: 'Treatment',
  treatmentInterest: 'Interest',
  preferredDate: 'Date',
  preferredTime: 'Time',
  message: 'Message',
}

/** Returns the name of a language for staff: `'ar'` => `'Arabic'`; of one that the site has no more its code. */
export const languageOf = (locale: string) => (isLocale(locale) ? LANGUAGES[locale].englishName : locale)

const link = (href: string, text: string) => (
  <a className="text-blue-700 underline" href={href}>
    {text}
  </a>
)

/** Shows a value as staff use it: an address to write to, a number to call, the language by its name. */
function shown(field: string, value: string): ReactNode {
  if (field === 'email') return link(`mailto:${encodeURIComponent(value)}`, value)
  if (field === 'phone') return link(`tel:${value.replace(/[^\d+]/g, '')}`, value)
  return field === 'locale' ? languageOf(value) : value
}

/** Lists what a visitor asked for, and how to reach them. */
export function Facts({ received }: Pick<Item, 'received'>) {
  return (
    <dl className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-1 text-base">
      {Object.entries(LABELS).map(([field, label]) => {
        const value = received[field]
        return (
          value && (
            <div className="contents" key={field}>
              <dt className="text-sm text-gray-600">{label}</dt>
              <dd dir="auto" className="whitespace-pre-wrap break-words text-left text-gray-900">
                {shown(field, value)}
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
