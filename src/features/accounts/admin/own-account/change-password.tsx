import { ask } from '../../../../admin/ask-server'
import { PASSWORD_PATH, type Person } from '../../rules/session.ts'
import { PasswordField } from '../password-field'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words'

/** A new password, for whoever knows the current one. The server judges it. */
export function ChangePassword({ person }: { person: Person }) {
  const { isBusy, problem, done, count, submit } = useSending(async (typed, form) => {
    const body = { currentPassword: typed('current'), newPassword: typed('new') }
    await ask(PASSWORD_PATH, { method: 'POST', body })
    form.reset()
    return word('passwordChanged')
  })
  return (
    <section className="account-part">
      <div>
        <h2>{word('password')}</h2>
        <p>{word('passwordWhy')}</p>
      </div>
      <form method="post" onSubmit={submit}>
        <Problem key={count} text={problem} />
        {/* Password managers file the new password under it. */}
        <input type="email" name="email" autoComplete="username" value={person.email} readOnly hidden />
        <PasswordField label={word('currentPassword')} name="current" autoComplete="current-password" isHidden={isBusy} />
        <PasswordField label={word('newPassword')} name="new" autoComplete="new-password" isHidden={isBusy} hint={word('passwordRule')} />
        <button type="submit" aria-disabled={isBusy}>
          {word(isBusy ? 'changing' : 'changePassword')}
        </button>
        <p role="status" className="account-done">
          {done}
        </p>
      </form>
    </section>
  )
}
