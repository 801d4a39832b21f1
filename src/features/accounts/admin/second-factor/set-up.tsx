import { useState } from 'react'
import { type AuthenticatorSetup, CONFIRM_PATH, inGroups } from '../../rules/second-factor.ts'
import { post } from '../ask-in-words'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words/second-factor'
import { BackupCodes } from './backup-codes'
import { CodeField } from './code-field'
import { QrCode } from './qr-code'

type Props = { begun: AuthenticatorSetup; onDone(): unknown; onCancel?: () => void }

/** The secret for the app, the first code of it, and then the backup codes, which are shown once. */
export function SetUp({ begun, onDone, onCancel }: Props) {
  const [isConfirmed, setConfirmed] = useState(false)
  const { isBusy, problem, count, submit } = useSending(async (typed) => {
    await post(CONFIRM_PATH, { code: typed('code') }, true)
    setConfirmed(true)
    return ''
  })
  if (isConfirmed) return <BackupCodes codes={begun.codes} onKept={onDone} />
  return (
    <form method="post" onSubmit={submit} className="factor-set-up">
      <p>{word('scan')}</p>
      <QrCode text={begun.address} label={word('picture')} />
      <p>
        {word('orType')} <code className="factor-secret">{inGroups(begun.secret)}</code>
      </p>
      <p>
        <a href={begun.address} className="sign-other">
          {word('onThisPhone')}
        </a>
      </p>
      <Problem key={count} text={problem} />
      <CodeField label={word('firstCode')} isWrong={Boolean(problem)} />
      <button type="submit" aria-disabled={isBusy} className="sign-go">
        {word(isBusy ? 'confirming' : 'confirm')}
      </button>
      {onCancel && (
        <button type="button" className="sign-other" onClick={onCancel}>
          {word('cancel')}
        </button>
      )}
    </form>
  )
}
