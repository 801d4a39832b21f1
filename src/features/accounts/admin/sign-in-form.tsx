import { type SubmitEvent, useState } from 'react'

const FIELD = { display: 'block', width: '100%', padding: 8, border: '1px solid #ccc', borderRadius: 6 }

type Props = { signIn(given: { username: string; password: string }): Promise<unknown>; onDone(): void }

/** The sign-in of this site, inside a screen. */
export function SignInForm({ signIn, onDone }: Props) {
  const [problem, setProblem] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    signIn({ username: String(given.get('email')), password: String(given.get('password')) }).then(onDone, (error: Error) =>
      setProblem(error.message),
    )
  }
  return (
    <form onSubmit={submit} style={{ maxWidth: 360, margin: '48px auto', display: 'grid', gap: 16 }}>
      <p>Sign in to this site’s server to see this.</p>
      <label>
        E-mail <input name="email" type="email" autoComplete="username" required style={FIELD} />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required style={FIELD} />
      </label>
      {problem && (
        <p role="alert" style={{ color: '#a11' }}>
          {problem}
        </p>
      )}
      <button type="submit" style={{ padding: 8, border: '1px solid #ccc', borderRadius: 6 }}>
        Sign in
      </button>
    </form>
  )
}
