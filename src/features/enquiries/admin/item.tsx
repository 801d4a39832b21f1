import { Choice } from './choice'
import { Delete } from './delete'
import { Facts } from './facts'
import { Note } from './note'
import { type Change, type Item as Enquiry, STATES } from './service'
import { Summary } from './summary'
import { Suspicions } from './suspicions'

type Props = { item: Enquiry; onChange(change: Change): void; onDelete(): void }

/** One enquiry: a line that opens, what was asked, what has been done about it, and the way to be rid of it. */
export function Item({ item, onChange, onDelete }: Props) {
  const { received, state, note, suspicions, reference } = item
  return (
    <li>
      <details className="mb-2 rounded border border-gray-200 bg-white" data-reference={reference}>
        <Summary item={item} />
        <div className="border-t border-gray-150 p-4">
          <Suspicions suspicions={suspicions} onRelease={() => onChange({ suspected: false })} />
          <Facts received={received} />
          <Note note={note} onSave={(text) => onChange({ note: text })} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
            <Choice label="State" options={STATES} value={state} onChoose={(next) => onChange({ state: next })} />
            <Delete name={`${received.firstName} ${received.lastName}`} onDelete={onDelete} />
          </div>
        </div>
      </details>
    </li>
  )
}
