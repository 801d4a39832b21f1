import { useState } from 'react'
import { withElements } from '../../../../admin/i18n/with-elements'
import { type AuthenticatorSetup, BEGIN_PATH } from '../../rules/second-factor.ts'
import { post } from '../ask-in-words'
import { PasskeyButton } from '../passkeys/passkey-button'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word as passkeyWord } from '../words/passkeys'
import { word } from '../words/second-factor'
import { SetUp } from './set-up'

/** Leads whoever needs a second factor and has none to set it up, right after they have typed their password. */
export function Demanded({ password, onDone }: { password: string; onDone(): unknown }) {
  const [begun, setBegun] = useState<AuthenticatorSetup>()
  const { isBusy, problem, count, submit } = useSending(async () => {
    setBegun(await post<AuthenticatorSetup>(BEGIN_PATH, { password }, true))
    return ''
  })
  const usePasskey = async () => {
    const { addPasskey, suggestedName } = await import('../passkeys/add-passkey')
    await addPasskey(suggestedName(), password, true)
    await onDone()
  }
  return (
    <>
      <h2 className="sign-step">{withElements(word('demandTitle'), { second: <i>{word('second')}</i> })}</h2>
      {begun ? (
        <SetUp begun={begun} onDone={onDone} />
      ) : (
        <form onSubmit={submit}>
          <p className="sign-lead">{word('demandLead')}</p>
          <Problem key={count} text={problem} />
          <button
            type="submit"
            // biome-ignore lint/a11y/noAutofocus: it stands where the button was that led here.
            autoFocus
            aria-disabled={isBusy}
            className="sign-go"
          >
            {word(isBusy ? 'settingUp' : 'setUp')}
          </button>
          <PasskeyButton label={passkeyWord('instead')} work={usePasskey} />
        </form>
      )}
    </>
  )
}
