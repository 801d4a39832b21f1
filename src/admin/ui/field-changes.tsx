import type { FieldChange } from '../../model/field-changes.ts'
import { placeWord } from '../field-words/place-word'
import { word } from '../words'
import { CELL } from './looks'
import { Cell, Table } from './table'

const COLUMNS = { [word('field')]: 'w-1/5', [word('before')]: '', [word('after')]: '' }

/** A table of the texts of a document that changed: the names of the field, what it said before, and after. */
export const FieldChanges = ({ fields }: { fields: FieldChange[] }) => (
  <Table columns={COLUMNS}>
    {fields.map(({ where, before, after }) => (
      <tr key={where.join('\n')}>
        <th scope="row" className={`${CELL} break-words font-medium`}>
          {where.map(placeWord).join(' › ')}
        </th>
        <Cell className="bg-red-50">{before ?? <i>{word('noText')}</i>}</Cell>
        <Cell className="bg-green-50">{after ?? <i>{word('noText')}</i>}</Cell>
      </tr>
    ))}
  </Table>
)
