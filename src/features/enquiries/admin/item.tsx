import { Confirm } from '../../../admin/ui/confirm'
import { CARD } from '../../../admin/ui/looks'
import type { Sent } from '../../../model/json.ts'
import type { Change, Kept } from '../rules/inbox.ts'
import { Choice } from './choice'
import { Facts } from './facts'
import { Note } from './note'
import { STATE_NAMES, Summary } from './summary'
import { Suspicions } from './suspicions'

type Props = { item: Sent<Kept>; onChange(change: Change): void; onDelete(): void }

/** One enquiry: a line that opens, what was asked, what has been done about it, and the way to be rid of it. */
export function Item({ item, onChange, onDelete }: Props) {
  const { received, state, note, suspicions, reference } = item
  const question = (
    <>
      Delete the enquiry of <bdi>{`${received.firstName} ${received.lastName}`}</bdi> for good?
    </>
  )
  return (
    <li>
      <details className={CARD} data-reference={reference}>
        <Summary item={item} />
        <div className="border-t border-gray-150 p-4">
          <Suspicions suspicions={suspicions} onRelease={() => onChange({ suspected: false })} />
          <Facts received={received} />
          <Note note={note} onSave={(text) => onChange({ note: text })} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
            <Choice label="State" options={STATE_NAMES} value={state} onChoose={(next) => onChange({ state: next })} />
            <Confirm label="Delete…" question={question} keep="Keep it" go="Delete for good" danger onGo={onDelete} />
          </div>
        </div>
      </details>
    </li>
  )
}
