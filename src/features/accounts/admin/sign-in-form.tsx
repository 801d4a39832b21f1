import { useId, useRef, useState } from 'react'
import { PasswordField } from './password-field'
import { Problem } from './problem'
import { isWrong, signIn } from './sign-in'
import { useSending } from './use-sending'
import { word } from './words'

type Props = {
  /** The e-mail address that stands in the form at first. */
  email?: string
  onDone(): unknown
}

/** The sign-in of this site: a real form, which Enter sends and password managers know. What was typed stays, whatever is answered. */
export function SignInForm({ email, onDone }: Props) {
  const id = useId()
  const password = useRef<HTMLInputElement>(null)
  const [isTyped, setTyped] = useState(false)
  const { isBusy, problem, count, submit } = useSending(async (typed) => {
    try {
      await signIn(typed('email'), typed('password'))
      await onDone()
    } catch (error) {
      setTyped(isWrong(error))
      if (isWrong(error)) password.current?.focus()
      throw error
    }
    return ''
  })
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
    </form>
  )
}
