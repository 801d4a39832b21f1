import { LOOKS } from '../../../admin/ui/button'
import { LOCATIONS, type Location } from '../rules/choices.ts'
import type { Query, State } from '../rules/inbox.ts'
import { Choice } from './choice'
import { STATE_NAMES } from './summary'
import { addressOf } from './use-enquiries'

type Props = { query: Query; onChange(query: Query): void }

const CLINICS = { '': 'All', ...(Object.fromEntries(LOCATIONS.map((name) => [name, name])) as Record<Location, string>) }

/** The choice of the enquiries that are listed; the export holds the same, on all pages. */
export function Filters({ query, onChange }: Props) {
  const choose = (change: Query) => onChange({ ...query, before: '', ...change })
  return (
    <div className="my-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Choice label="Clinic" options={CLINICS} value={query.clinic ?? ''} onChoose={(clinic) => choose({ clinic })} />
      <Choice<State | ''>
        label="State"
        options={{ '': 'All', ...STATE_NAMES }}
        value={query.state ?? ''}
        onChoose={(state) => choose({ state })}
      />
      <a className={LOOKS.plain} href={addressOf('.csv', { ...query, before: '' })} download>
        Export as CSV
      </a>
    </div>
  )
}
