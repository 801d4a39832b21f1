import { useId, useRef, useState } from 'react'
import { whenFetched } from '../../../../admin/when-fetched'
import type { NextStep } from '../../rules/second-factor.ts'
import { UsePasskey } from '../passkeys/use-passkey'
import { PasswordField } from '../password-field'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words'
import { isWrong, signIn, whoIsIn } from './sign-in'

type Props = {
  /** The e-mail address that stands in the form at first. */
  email?: string
  /** Where the password was given already: what the server asks for besides. */
  first?: SignInStep
  onDone(): unknown
}

/** These are fetched by those who need them. */
const SecondStep = whenFetched(async () => ({ default: (await import('../second-factor/second-step')).SecondStep }))
const PasskeyStep = whenFetched(async () => ({ default: (await import('../passkeys/passkey-step')).PasskeyStep }))
const Demanded = whenFetched(async () => ({ default: (await import('../second-factor/demanded')).Demanded }))

/** What the form shows: the password first, then what the server asks for besides. */
export type SignInStep = { next: NextStep; password: string }
const PASSWORD: SignInStep = { next: undefined, password: '' }

/** The sign-in of this site: a real form, which Enter sends and password managers know. What was typed stays, whatever is answered. */
export function SignInForm({ email, first = PASSWORD, onDone }: Props) {
  const id = useId()
  const password = useRef<HTMLInputElement>(null)
  const [isTyped, setTyped] = useState(false)
  const [step, setStep] = useState(first)
  const { isBusy, problem, count, submit } = useSending(async (typed) => {
    try {
      const next = await signIn(typed('email'), typed('password'))
      if (next) setStep({ next, password: typed('password') })
      else await onDone()
    } catch (error) {
      setTyped(isWrong(error))
      if (isWrong(error)) password.current?.focus()
      throw error
    }
    return ''
  })
  const goOn = async () => {
    await whoIsIn().catch(() => null)
    await onDone()
  }
  if (step.next === 'code') return <SecondStep onDone={goOn} onBack={() => setStep(PASSWORD)} />
  if (step.next === 'passkey') return <PasskeyStep onDone={goOn} onBack={() => setStep(PASSWORD)} />
  if (step.next === 'set-up') return <Demanded password={step.password} onDone={goOn} />
  return (
    <form method="post" onSubmit={submit}>
      <Problem key={count} text={problem} />
      <div className="sign-field">
        <label htmlFor={id}>{word('email')}</label>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
          // biome-ignore lint/a11y/noAutofocus: what the editor asked for waits for it, and the form may appear above what is in sight.
          autoFocus={!email}
          className="sign-input"
        />
      </div>
      <PasswordField
        input={password}
        label={word('password')}
        name="password"
        autoComplete="current-password"
        isFirst={Boolean(email)}
        isWrong={isTyped}
        isHidden={isBusy}
      />
      <button type="submit" aria-disabled={isBusy} className="sign-go">
        {word(isBusy ? 'signingIn' : 'signIn')}
      </button>
      <UsePasskey onDone={goOn} />
    </form>
  )
}
