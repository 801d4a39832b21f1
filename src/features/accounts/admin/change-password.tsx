import { ask } from '../../../admin/ask-server'
import { PASSWORD_PATH, type Person } from '../rules/session.ts'
import { PasswordField } from './password-field'
import { Problem } from './problem'
import { useSending } from './use-sending'

const RULE = 'At least twelve characters, and none that others try first. Four words that have nothing to do with each other are good.'

/** A new password, for whoever knows the current one. The server judges it. */
export function ChangePassword({ person }: { person: Person }) {
  const { isBusy, problem, done, count, submit } = useSending(async (typed, form) => {
    const body = { currentPassword: typed('current'), newPassword: typed('new') }
    await ask(PASSWORD_PATH, { method: 'POST', body })
    form.reset()
    return 'Your password is changed. You stay signed in here; every other browser is signed out.'
  })
  return (
    <section className="account-part">
      <div>
        <h2>Password</h2>
        <p>Nobody can read it, not even whoever looks after the site.</p>
      </div>
      <form method="post" onSubmit={submit}>
        <Problem key={count} text={problem} />
        {/* Password managers file the new password under it. */}
        <input type="email" name="email" autoComplete="username" value={person.email} readOnly hidden />
        <PasswordField label="Current password" name="current" autoComplete="current-password" isHidden={isBusy} />
        <PasswordField label="New password" name="new" autoComplete="new-password" isHidden={isBusy} hint={RULE} />
        <button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Changing…' : 'Change password'}
        </button>
        <p role="status" className="account-done">
          {done}
        </p>
      </form>
    </section>
  )
}
