import { Badge, type Tone } from '../../../admin/ui/badge'
import { QUIET } from '../../../admin/ui/looks'
import type { Sent } from '../../../model/json.ts'
import { isLocale, LANGUAGES } from '../../../model/languages.ts'
import type { Kept, State } from '../rules/inbox.ts'

/** The states of an enquiry, as editors read them. */
export const STATE_NAMES: Record<State, string> = { new: 'New', contacted: 'Contacted', booked: 'Booked', closed: 'Closed' }

/** Returns the name of a language for staff: `'ar'` => `'Arabic'`; of one that the site has no more its code. */
export const languageOf = (locale: string) => (isLocale(locale) ? LANGUAGES[locale].englishName : locale)

const TONES: Record<State, Tone> = { new: 'strong', contacted: 'warn', booked: 'good', closed: 'quiet' }

/** A moment by the clinics' clock: `'10 Mar 2026, 10:30'` */
export const momentOf = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium', timeStyle: 'short' })

/** An enquiry in a line: who, what, where, when, and how it stands. */
export function Summary({ item: { received, state, reference, note } }: { item: Sent<Kept> }) {
  const kind = received.form === 'appointment' ? 'Appointment' : 'Message'
  const facts = [kind, received.preferredLocation ?? 'Either clinic', languageOf(received.locale), reference]
  return (
    <summary className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 p-4">
      <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>
      <span className={`text-md text-gray-900 ${state === 'new' ? 'font-bold' : ''}`}>
        <bdi>
          {received.firstName} {received.lastName}
        </bdi>
      </span>
      <span className={`grow ${QUIET}`}>
        {facts.join(' · ')}
        {note && ' · with a note'}
      </span>
      <time className={QUIET} dateTime={received.receivedAt}>
        {momentOf(received.receivedAt)}
      </time>
    </summary>
  )
}
