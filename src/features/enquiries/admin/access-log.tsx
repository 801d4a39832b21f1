import { useCallback, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { momentOf } from '../../../admin/moment'
import { Answered } from '../../../admin/ui/answered'
import { Button } from '../../../admin/ui/button'
import { QUIET } from '../../../admin/ui/looks'
import { Cell, Table } from '../../../admin/ui/table'
import { useAnswer } from '../../../admin/use-answer'
import { type Access, INBOX } from '../rules/inbox.ts'
import { word } from './words'

const PAGE = 50
const ACTIONS: Record<string, string> = {
  read: word('read'),
  export: word('exported'),
  change: word('changed'),
  delete: word('deleted'),
}
const COLUMNS = { [word('when')]: 'w-44', [word('who')]: 'w-56', [word('what')]: 'w-24', [word('which')]: '' }

/** Lists who read, exported, changed or deleted which enquiries. */
export function AccessLog() {
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<Access[]>(`${INBOX}/log`, { signal }), []))
  const [shown, setShown] = useState(PAGE)
  return (
    <Answered asked={asked}>
      {(entries) => (
        <>
          <p className={`my-4 ${QUIET}`}>{word('accesses', { number: entries.length })}</p>
          <Table columns={COLUMNS}>
            {entries.slice(0, shown).map(({ at, editor, action, detail }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the start, with the whole list.
              <tr key={index}>
                <Cell>{momentOf(at)}</Cell>
                <Cell>{editor}</Cell>
                <Cell>{ACTIONS[action] ?? action}</Cell>
                <Cell>{detail}</Cell>
              </tr>
            ))}
          </Table>
          {shown < entries.length && (
            <p className="my-4">
              <Button onClick={() => setShown(shown + PAGE)}>{word('showMore')}</Button>
            </p>
          )}
        </>
      )}
    </Answered>
  )
}
