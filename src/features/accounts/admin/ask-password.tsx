import type { ReactNode } from 'react'
import type { Person } from '../rules/session.ts'
import { PasswordField } from './password-field'
import { Problem } from './problem'
import { useSending } from './use-sending'
import { word } from './words/second-factor'

type Props = {
  person: Person
  /** What is asked before the password; then the first of it has the focus. */
  children?: ReactNode
  onGiven(password: string, typed: (name: string) => string): Promise<void>
  onCancel(): void
}

/** Asks for the password before something is done that it protects. */
export function AskPassword({ person, children, onGiven, onCancel }: Props) {
  const { isBusy, problem, count, submit } = useSending(async (typed) => {
    await onGiven(typed('password'), typed)
    return ''
  })
  return (
    <form method="post" onSubmit={submit}>
      <Problem key={count} text={problem} />
      <input type="email" name="email" autoComplete="username" value={person.email} readOnly hidden />
      {children}
      <PasswordField label={word('passwordFirst')} name="password" autoComplete="current-password" isFirst={!children} isHidden={isBusy} />
      <button type="submit" aria-disabled={isBusy}>
        {word('goOn')}
      </button>
      <button type="button" className="sign-other" onClick={onCancel}>
        {word('cancel')}
      </button>
    </form>
  )
}
