import type { ReactNode } from 'react'
import type { FieldChange } from '../../model/field-changes.ts'
import { type Stretch, wordChanges } from '../../model/word-changes.ts'
import { placeWord } from '../field-words/place-word'
import { word } from '../words'
import { CELL } from './looks'
import { Cell, PAIRED_HEAD, PAIRED_ROW, Table } from './table'

type Props = {
  fields: FieldChange[]
  /** The heads of the two texts: by itself before and after. */
  heads?: [string, string]
  /** What can be done with one of them, by its place. */
  action?: (at: number) => ReactNode
}

/** A table of the texts of a document that changed: the names of the field, what it said before, and after, with the words that differ. */
export const FieldChanges = ({ fields, heads: [before, after] = [word('before'), word('after')], action }: Props) => (
  <Table isPaired columns={{ [word('field')]: 'w-1/5 max-md:hidden', [before]: '', [after]: '' }}>
    {fields.map((change, at) => (
      <Line key={change.where.join('\n')} {...change} action={action?.(at)} />
    ))}
  </Table>
)

function Line({ where, before, after, action }: FieldChange & { action: ReactNode }) {
  const words = before !== undefined && after !== undefined ? wordChanges(before, after) : undefined
  return (
    <tr className={PAIRED_ROW}>
      <th scope="row" className={`${CELL} ${PAIRED_HEAD} break-words font-medium`}>
        {where.map(placeWord).join(' › ')}
        {action && <p className="pt-2">{action}</p>}
      </th>
      <Cell className="bg-red-50">{words ? <Words stretches={words.before} as="del" /> : (before ?? <i>{word('noText')}</i>)}</Cell>
      <Cell className="bg-green-50">{words ? <Words stretches={words.after} as="ins" /> : (after ?? <i>{word('noText')}</i>)}</Cell>
    </tr>
  )
}

const CHANGED = { del: 'rounded-sm bg-red-200 text-gray-900', ins: 'rounded-sm bg-green-200 text-gray-900 no-underline' }

function Words({ stretches, as: Changed }: { stretches: Stretch[]; as: 'del' | 'ins' }) {
  return stretches.map(({ text, isChanged }, at) => {
    if (!isChanged) return text
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have nothing else.
      <Changed key={at} className={CHANGED[Changed]}>
        {text}
      </Changed>
    )
  })
}
