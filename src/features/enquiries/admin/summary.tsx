import { languageOf } from './facts'
import { type Item, STATES } from './service'

const COLOURS = {
  new: 'bg-blue-700 text-white',
  contacted: 'bg-yellow-100 text-yellow-900',
  booked: 'bg-green-100 text-green-900',
  closed: 'bg-gray-150 text-gray-800',
}

/** A moment by the clinics' clock: `'10 Mar 2026, 10:30'` */
export const momentOf = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium', timeStyle: 'short' })

/** An enquiry in a line: who, what, where, when, and how it stands. */
export function Summary({ item: { received, state, reference, note } }: { item: Item }) {
  const kind = received.form === 'appointment' ? 'Appointment' : 'Message'
  const facts = [kind, received.preferredLocation ?? 'Either clinic', languageOf(received.locale), reference]
  return (
    <summary className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 p-4">
      <span className={`rounded-full px-3 py-0.5 text-xs font-bold ${COLOURS[state]}`}>{STATES[state]}</span>
      <span className={`text-md text-gray-900 ${state === 'new' ? 'font-bold' : ''}`}>
        <bdi>
          {received.firstName} {received.lastName}
        </bdi>
      </span>
      <span className="grow text-sm text-gray-600">
        {facts.join(' · ')}
        {note && ' · with a note'}
      </span>
      <time className="text-sm text-gray-600" dateTime={received.receivedAt}>
        {momentOf(received.receivedAt)}
      </time>
    </summary>
  )
}
