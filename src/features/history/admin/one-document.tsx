import { useCallback, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { fieldWord } from '../../../admin/field-words/field-word'
import { Answered } from '../../../admin/ui/answered'
import { Button } from '../../../admin/ui/button'
import { QUIET } from '../../../admin/ui/looks'
import { Notice, Problem } from '../../../admin/ui/notice'
import { useAnswer } from '../../../admin/use-answer'
import { type DocumentHistory, HISTORY, type Restoration } from '../rules/change.ts'
import { ChangeItem } from './change-item'
import { word } from './words'

/** The number of changes that are shown at once. The differences of each change are a request of their own. */
const AT_ONCE = 20

type Props = { branch: string; path: string }

/** The changes of one document, the newest first; each earlier text can be brought back. */
export function OneDocument({ branch, path }: Props) {
  const address = `${HISTORY}?${new URLSearchParams({ path })}`
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<DocumentHistory>(address, { branch, signal }), [branch, address]))
  const [shown, setShown] = useState(AT_ONCE)
  const [told, setTold] = useState({ done: '', refused: '' })
  const bringBack = async (body: Restoration) => {
    const result = await ask(`${HISTORY}/restore`, { method: 'POST', branch, body }).then(
      () => ({ done: word(body.field === undefined ? 'isBack' : 'fieldIsBack'), refused: '' }),
      ({ message }: Error) => ({ done: '', refused: message }),
    )
    setTold(result)
    await asked.again()
  }
  return (
    <Answered asked={asked}>
      {({ document, changes }) => (
        <>
          <h2 className="mb-3 text-xl">
            {document.title} <span className={QUIET}>{fieldWord(document.collection)}</span>
          </h2>
          <div role="status">{told.done && <Notice tone="good">{told.done}</Notice>}</div>
          <Problem text={told.refused} />
          {changes.length === 0 && <p>{word('unchanged')}</p>}
          <ol>
            {changes.slice(0, shown).map((change, at) => (
              <ChangeItem
                key={change.commit}
                branch={branch}
                path={path}
                change={change}
                isNewest={at === 0}
                bringBack={(commit, field) => bringBack({ path, commit, newest: changes[0]?.commit ?? '', field })}
              />
            ))}
          </ol>
          {changes.length > shown && (
            <Button look="link" onClick={() => setShown(shown + AT_ONCE)}>
              {word('older')}
            </Button>
          )}
        </>
      )}
    </Answered>
  )
}
