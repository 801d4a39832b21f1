import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../admin/ui/button'
import { INPUT } from '../../../admin/ui/looks'
import { Problem } from '../../../admin/ui/notice'

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
    <form onSubmit={submit} className="mx-auto my-12 grid w-full max-w-md gap-4 p-4 font-sans text-base">
      <p>Sign in to this site’s server to see this.</p>
      <label>
        {/* biome-ignore lint/a11y/noAutofocus: what the editor asked for waits for it, and the form may appear above what is in sight. */}
        E-mail <input name="email" type="email" autoComplete="username" required autoFocus className={INPUT} />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required className={INPUT} />
      </label>
      <Problem text={problem} />
      <Button type="submit">Sign in</Button>
    </form>
  )
}
