import type { ReactNode } from 'react'
import { Cell, Table } from '../../../admin/ui/table'
import { METRICS, type Metric } from '../rules/scale.ts'
import { saidOf } from './said'
import { word } from './words'

const NUMBER = 'w-28'

/** Figures of pages or widths, each row under its name. */
export type FigureRow = { key: string; name: ReactNode; seen: number; sent?: number } & { [Name in Metric]?: number }

/** A table of figures: how often, how many forms where that is known, and how fast. */
export function FiguresTable({ head, rows, withForms }: { head: string; rows: FigureRow[]; withForms?: boolean }) {
  const columns = {
    [head]: '',
    [word('seen')]: NUMBER,
    ...(withForms && { [word('sent')]: NUMBER }),
    ...Object.fromEntries(METRICS.map((metric) => [word(metric), NUMBER])),
  }
  return (
    <Table columns={columns}>
      {rows.map((row) => (
        <tr key={row.key}>
          <Cell>{row.name}</Cell>
          <Cell>{row.seen}</Cell>
          {withForms && <Cell>{row.sent}</Cell>}
          {METRICS.map((metric) => (
            <Cell key={metric}>{saidOf(metric, row[metric])}</Cell>
          ))}
        </tr>
      ))}
    </Table>
  )
}
