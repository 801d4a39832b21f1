import { useId } from 'react'
import { ask } from '../../../admin/ask-server'
import { NAME_PATH, type Person } from '../rules/session.ts'
import { Problem } from './problem'
import { useSending } from './use-sending'

/** The name of a person, and the e-mail address they sign in with. */
export function ChangeName({ person }: { person: Person }) {
  const id = useId()
  const { isBusy, problem, done, count, submit } = useSending(async (typed) => {
    await ask(NAME_PATH, { method: 'POST', body: { name: typed('name') } })
    return 'Your name is saved. Your next change carries it; earlier ones keep the name they have.'
  })
  return (
    <section className="account-part">
      <div>
        <h2>Name</h2>
        <p>Your colleagues see it beside each change you save.</p>
      </div>
      <form onSubmit={submit}>
        <Problem key={count} text={problem} />
        <div className="sign-field">
          <label htmlFor={id}>Name</label>
          <input id={id} name="name" autoComplete="name" dir="auto" required defaultValue={person.name} className="sign-input" />
          <p className="sign-hint">
            You sign in with <bdi>{person.email}</bdi>.
          </p>
        </div>
        <button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save name'}
        </button>
        <p role="status" className="account-done">
          {done}
        </p>
      </form>
    </section>
  )
}
