import { addressOf, type Query, STATES } from './service'

type Props = { query: Query; onChange(query: Query): void }

/** Which enquiries are listed; the export holds the same. */
export function Filters({ query, onChange }: Props) {
  const select = (name: 'clinic' | 'state' | 'suspected', label: string, options: Record<string, string>) => (
    <label>
      {label}{' '}
      <select value={query[name]} onChange={({ target }) => onChange({ ...query, before: '', [name]: target.value })}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <p style={{ display: 'flex', gap: 16, flexWrap: 'wrap', margin: '16px 0' }}>
      {select('clinic', 'Clinic', { '': 'All', London: 'London', Edinburgh: 'Edinburgh' })}
      {select('state', 'State', { '': 'All', ...STATES })}
      {select('suspected', 'Show', { '': 'Enquiries', 1: 'What looks like spam' })}
      <a href={addressOf('.csv', { ...query, before: '' })} download style={{ textDecoration: 'underline' }}>
        Export as CSV
      </a>
    </p>
  )
}
