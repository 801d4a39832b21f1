import { BUTTON, Choice } from './choice'
import { addressOf, type Query, STATES } from './service'

type Props = { query: Query; onChange(query: Query): void }

/** Which enquiries are listed; the export holds the same, on all pages. */
export function Filters({ query, onChange }: Props) {
  const choose = (change: Partial<Query>) => onChange({ ...query, before: '', ...change })
  return (
    <div className="my-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Choice
        label="Clinic"
        options={{ '': 'All', London: 'London', Edinburgh: 'Edinburgh' }}
        value={query.clinic}
        onChoose={(clinic) => choose({ clinic })}
      />
      <Choice label="State" options={{ '': 'All', ...STATES }} value={query.state} onChoose={(state) => choose({ state })} />
      <a className={BUTTON} href={addressOf('.csv', { ...query, before: '' })} download>
        Export as CSV
      </a>
    </div>
  )
}
