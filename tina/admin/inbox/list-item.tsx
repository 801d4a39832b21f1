import { useState } from 'react'
import { changeEnquiry, deleteEnquiry, type Item, STATES, type State } from './service'

const LABELS = {
  email: 'E-mail',
  phone: 'Phone',
  preferredLocation: 'Clinic',
  treatment: 'Treatment',
  treatmentInterest: 'Interest',
  preferredDate: 'Date',
  preferredTime: 'Time',
  locale: 'Answer in',
  message: 'Message',
}

type Props = { item: Item; run(work: Promise<unknown>): void }

/** One enquiry: what was asked, what has been done about it, and the way to be rid of it. */
export function ListItem({ item: { reference, received, state, note, suspicions }, run }: Props) {
  const [text, setText] = useState(note)
  const name = `${received.firstName} ${received.lastName}`
  const confirmed = () => window.confirm(`Delete the enquiry of ${name} for good?`)
  return (
    <li style={{ border: '1px solid #ddd', borderRadius: 6, padding: 16, marginBottom: 12, background: '#fff' }}>
      <h3 style={{ fontWeight: state === 'new' ? 700 : 400 }}>
        <bdi>{name}</bdi>, {received.form === 'appointment' ? 'appointment' : 'message'} {reference},{' '}
        <time dateTime={received.receivedAt}>{new Date(received.receivedAt).toLocaleString('en-GB', { timeZone: 'Europe/London' })}</time>
      </h3>
      {suspicions.length > 0 && <p>Kept aside: {suspicions.join(', ')}</p>}
      <dl style={{ display: 'grid', gridTemplateColumns: '7em 1fr', gap: '4px 12px', margin: '12px 0' }}>
        {Object.entries(LABELS).flatMap(([field, label]) =>
          received[field]
            ? [
                <dt key={label}>{label}</dt>,
                <dd key={field} dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>
                  {received[field]}
                </dd>,
              ]
            : [],
        )}
      </dl>
      <p style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
        <label>
          State{' '}
          <select value={state} onChange={({ target }) => run(changeEnquiry(reference, { state: target.value as State }))}>
            {Object.entries(STATES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label style={{ flex: 1 }}>
          Note <input value={text} maxLength={5000} style={{ width: '80%' }} onChange={({ target }) => setText(target.value)} />
        </label>
        <button type="button" disabled={text === note} onClick={() => run(changeEnquiry(reference, { note: text }))}>
          Save note
        </button>
        {suspicions.length > 0 && (
          <button type="button" onClick={() => run(changeEnquiry(reference, { suspected: false }))}>
            This is no spam
          </button>
        )}
        <button type="button" onClick={() => confirmed() && run(deleteEnquiry(reference))}>
          Delete
        </button>
      </p>
    </li>
  )
}
