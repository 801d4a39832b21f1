import { CELL } from '../../../admin/ui/looks'
import { Cell, Table } from '../../../admin/ui/table'
import type { Difference } from '../rules/change.ts'

const COLUMNS = { Field: '', Before: '', After: '' }

/** Shows a change of a document field by field, with the names that the fields have in its form. */
export function Differences({ difference: { kind, fields } }: { difference: Difference }) {
  if (kind === 'created') return <p>The document was made.</p>
  if (kind === 'deleted') return <p>The document was deleted.</p>
  if (fields.length === 0) return <p>No text changed.</p>
  return (
    <Table columns={COLUMNS}>
      {fields.map(({ where, before, after }) => (
        <tr key={where.join('\n')}>
          <th scope="row" className={`${CELL} break-words font-medium`}>
            {where.join(' › ')}
          </th>
          <Cell className="bg-red-50">{before ?? <i>empty</i>}</Cell>
          <Cell className="bg-green-50">{after ?? <i>empty</i>}</Cell>
        </tr>
      ))}
    </Table>
  )
}
