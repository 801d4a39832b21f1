import type { List } from '../../../src/features/lists/rules/list.ts'
import { lineOf } from '../../../src/features/visits/admin/said'
import { useVisits } from '../../../src/features/visits/admin/use-visits'
import { ListRow, opensAsPage, type RowActions } from './row'
import { type ListView, type ListWarnings, type Sort, statesOf } from './states'
import { word } from './words'

type Props = RowActions & {
  list: List
  rows: List['rows']
  view: ListView
  beside: ListWarnings
  titleField: string
  onSort(sort: Sort): void
}

/** The rows of a list, under the heads by which they are sorted. */
export function ListTable({ list, rows, view, beside, titleField, onSort, setVisibility, remove }: Props) {
  const visits = useVisits()
  const head = (sort: Sort) => (
    <th scope="col" aria-sort={view.sort === sort ? (sort === 'change' ? 'descending' : 'ascending') : 'none'}>
      <button type="button" aria-pressed={view.sort === sort} onClick={() => onSort(sort)}>
        {word(sort)}
      </button>
    </th>
  )
  return (
    <table className={`list-table ${list.rows.some(({ picture }) => picture) ? '' : 'has-no-pictures'}`}>
      <thead>
        <tr>
          <td />
          {head('name')}
          <th scope="col" className="is-shows">
            {word('shows')}
          </th>
          <th scope="col">{word('languages')}</th>
          {head('state')}
          {head('change')}
          <th scope="col">
            <span className="sr-only">{word('more')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ListRow
            key={row.path}
            row={row}
            state={statesOf(row, beside)[0] ?? 'public'}
            errors={beside.errors.get(row.path) ?? 0}
            visits={opensAsPage(row) ? lineOf(visits.get(row.seenAt ?? '')) : ''}
            titleField={titleField}
            list={list}
            setVisibility={setVisibility}
            remove={remove}
          />
        ))}
      </tbody>
    </table>
  )
}
