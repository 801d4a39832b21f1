import type { ReactNode } from 'react'
import { CELL } from './looks'

type Props = { columns: Record<string, string>; isPaired?: boolean; children: ReactNode }

/** What a row of a paired table is on phones: its head above the two cells. */
export const PAIRED_ROW = 'max-md:grid max-md:grid-cols-2'
export const PAIRED_HEAD = 'max-md:col-span-2'

/**
 * A table whose columns don't move. `columns` holds their titles, each with the class of its width. `isPaired`: on phones the head of each row,
 * which is `PAIRED_ROW`, stands above its two cells, and the title of its column is not shown.
 */
export const Table = ({ columns, isPaired = false, children }: Props) => (
  <table className={`w-full table-fixed ${isPaired ? 'max-md:block' : ''}`}>
    <thead className={isPaired ? 'max-md:block' : ''}>
      <tr className={isPaired ? PAIRED_ROW : ''}>
        {Object.entries(columns).map(([title, width]) => (
          <th key={title} scope="col" className={`p-2 text-start text-sm font-bold text-gray-700 ${width}`}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className={isPaired ? 'max-md:block' : ''}>{children}</tbody>
  </table>
)

/** A cell of the table. A text in it is read in its own direction. */
export const Cell = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <td dir="auto" className={`${CELL} whitespace-pre-wrap break-words ${className}`}>
    {children}
  </td>
)
