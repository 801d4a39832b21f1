import { useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { backSentence } from '../../../../admin/taken-back'
import { Button } from '../../../../admin/ui/button'
import { LINK } from '../../../../admin/ui/looks'
import { Notice, Problem } from '../../../../admin/ui/notice'
import { HISTORY, type TakeBack, type TakenBackChange } from '../../../history/rules/change.ts'
import type { ReplacementDone } from '../../rules/find.ts'
import { leftSentence, replacedSentence } from '../sentences'
import { word } from '../words/replace'

export type ReplacementOutcome = ReplacementDone | { refused: string }

type Props = { outcome: ReplacementOutcome | undefined; branch: string; onBack(): void }

/** Says what was replaced and what was left, with the way back; or why nothing was. */
export function Replaced({ outcome, branch, onBack }: Props) {
  const [told, setTold] = useState<{ commit?: string; text: string }>({ text: '' })
  if (!outcome) return null
  if ('refused' in outcome) return <Problem text={outcome.refused} />
  const { commit, left } = outcome
  const takeBack = async (body: TakeBack) => {
    const done = ask<TakenBackChange>(`${HISTORY}/take-back`, { method: 'POST', branch, body })
    setTold({ commit, text: await done.then(backSentence, ({ message }: Error) => message) })
    onBack()
  }
  const isBack = told.text !== '' && told.commit === commit
  return (
    <Notice tone={left.length > 0 ? 'warn' : 'good'} role="status">
      <div>
        <p>{isBack ? told.text : replacedSentence(outcome)}</p>
        {!isBack && left.length > 0 && <p>{leftSentence(left)}</p>}
      </div>
      {commit && !isBack && (
        <span className="flex items-center gap-4">
          <Button onClick={() => void takeBack({ commit })}>{word('takeBack')}</Button>
          <a href="#/screens/history" className={LINK}>
            {word('history')}
          </a>
        </span>
      )}
    </Notice>
  )
}
