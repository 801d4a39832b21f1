import { useId } from 'react'
import { ask } from '../../../../admin/ask-server'
import { withElements } from '../../../../admin/i18n/with-elements'
import { NAME_PATH, type Person } from '../../rules/session.ts'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words'

/** The name of a person, and the e-mail address they sign in with. */
export function ChangeName({ person }: { person: Person }) {
  const id = useId()
  const { isBusy, problem, done, count, submit } = useSending(async (typed) => {
    await ask(NAME_PATH, { method: 'POST', body: { name: typed('name') } })
    return word('nameSaved')
  })
  return (
    <section className="account-part">
      <div>
        <h2>{word('name')}</h2>
        <p>{word('nameWhy')}</p>
      </div>
      <form onSubmit={submit}>
        <Problem key={count} text={problem} />
        <div className="sign-field">
          <label htmlFor={id}>{word('name')}</label>
          <input id={id} name="name" autoComplete="name" dir="auto" required defaultValue={person.name} className="sign-input" />
          <p className="sign-hint">{withElements(word('signInWith'), { email: <bdi>{person.email}</bdi> })}</p>
        </div>
        <button type="submit" aria-disabled={isBusy}>
          {word(isBusy ? 'saving' : 'saveName')}
        </button>
        <p role="status" className="account-done">
          {done}
        </p>
      </form>
    </section>
  )
}
