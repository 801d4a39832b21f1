import { useState } from 'react'
import { withElements } from '../../../../admin/i18n/with-elements'
import { SECOND_STEP_PATH } from '../../rules/second-factor.ts'
import { post } from '../ask-in-words'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words/second-factor'
import { CodeField } from './code-field'

type Props = { onDone(): unknown; onBack(): void }

/** The second step of signing in: a code of the app, or one of the backup codes. */
export function SecondStep({ onDone, onBack }: Props) {
  const [isBackup, setBackup] = useState(false)
  const { isBusy, problem, count, submit } = useSending(async (typed) => {
    await post(SECOND_STEP_PATH, { code: typed('code') }, true)
    await onDone()
    return ''
  })
  return (
    <form method="post" onSubmit={submit}>
      <h2 className="sign-step">{withElements(word('stepTitle'), { step: <i>{word('step')}</i> })}</h2>
      <p className="sign-lead">{word(isBackup ? 'backupLead' : 'stepLead')}</p>
      <Problem key={count} text={problem} />
      <CodeField key={String(isBackup)} label={word(isBackup ? 'backupCode' : 'code')} isBackup={isBackup} isWrong={Boolean(problem)} />
      <button type="submit" aria-disabled={isBusy} className="sign-go">
        {word(isBusy ? 'signingIn' : 'signIn')}
      </button>
      <p className="sign-others">
        <button type="button" className="sign-other" onClick={() => setBackup(!isBackup)}>
          {word(isBackup ? 'useApp' : 'useBackup')}
        </button>
        <button type="button" className="sign-other" onClick={onBack}>
          {word('back')}
        </button>
      </p>
      {isBackup && <p className="sign-hint">{word('noneLeft')}</p>}
    </form>
  )
}
