import { languageName } from '../../../admin/i18n/language-name'
import { momentOf } from '../../../admin/moment'
import { Badge, type Tone } from '../../../admin/ui/badge'
import { QUIET } from '../../../admin/ui/looks'
import type { Sent } from '../../../model/json.ts'
import { isLocale } from '../../../model/languages.ts'
import type { EnquiryState, KeptEnquiry } from '../rules/inbox.ts'
import { word } from './words'

/** The states of an enquiry, as editors read them. */
export const STATE_NAMES: Record<EnquiryState, string> = {
  new: word('new'),
  contacted: word('contacted'),
  booked: word('booked'),
  closed: word('closed'),
}

/** Returns the name of a language for staff: `'ar'` => `'Arabic'`; of one that the site has no more its code. */
export const languageOf = (locale: string) => (isLocale(locale) ? languageName(locale) : locale)

const TONES: Record<EnquiryState, Tone> = { new: 'strong', contacted: 'warn', booked: 'good', closed: 'quiet' }

/** An enquiry in a line: who, what, where, when, and how it stands. */
export function Summary({ item: { received, state, reference, note } }: { item: Sent<KeptEnquiry> }) {
  const kind = word(received.form === 'appointment' ? 'appointment' : 'message')
  const facts = [kind, word(received.preferredLocation ?? 'eitherClinic'), languageOf(received.locale), reference]
  return (
    <summary className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 p-4">
      <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>
      <span className={`text-md text-gray-900 ${state === 'new' ? 'font-bold' : ''}`}>
        <bdi>
          {received.firstName} {received.lastName}
        </bdi>
      </span>
      <span className={`grow ${QUIET}`}>{(note ? [...facts, word('withNote')] : facts).join(' · ')}</span>
      <time className={QUIET} dateTime={received.receivedAt}>
        {momentOf(received.receivedAt)}
      </time>
    </summary>
  )
}
