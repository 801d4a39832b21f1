import type { FieldChange } from '../../model/field-changes.ts'
import { type Stretch, wordChanges } from '../../model/word-changes.ts'
import { placeWord } from '../field-words/place-word'
import { word } from '../words'
import { CELL } from './looks'
import { Cell, Table } from './table'

const COLUMNS = { [word('field')]: 'w-1/5', [word('before')]: '', [word('after')]: '' }

/** A table of the texts of a document that changed: the names of the field, what it said before, and after, with the words that differ. */
export const FieldChanges = ({ fields }: { fields: FieldChange[] }) => (
  <Table columns={COLUMNS}>
    {fields.map(({ where, before, after }) => (
      <Line key={where.join('\n')} where={where} before={before} after={after} />
    ))}
  </Table>
)

function Line({ where, before, after }: FieldChange) {
  const words = before !== undefined && after !== undefined ? wordChanges(before, after) : undefined
  return (
    <tr>
      <th scope="row" className={`${CELL} break-words font-medium`}>
        {where.map(placeWord).join(' › ')}
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
