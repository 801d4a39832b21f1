import type { ReactNode } from 'react'
import { CELL } from './looks'

/** A table whose columns don't move. `columns` holds their titles, each with the class of its width. */
export const Table = ({ columns, children }: { columns: Record<string, string>; children: ReactNode }) => (
  <table className="w-full table-fixed">
    <thead>
      <tr>
        {Object.entries(columns).map(([title, width]) => (
          <th key={title} scope="col" className={`p-2 text-start text-sm font-bold text-gray-700 ${width}`}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

/** A cell of the table. A text in it is read in its own direction. */
export const Cell = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <td dir="auto" className={`${CELL} whitespace-pre-wrap break-words ${className}`}>
    {children}
  </td>
)
