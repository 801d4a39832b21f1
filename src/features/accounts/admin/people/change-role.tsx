import type { Sent } from '../../../../model/json.ts'
import { type Colleague, PEOPLE, type People } from '../../rules/people.ts'
import { post } from '../ask-in-words'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words/people'
import { RoleFields, standingIn } from './role-fields'

type Props = { person: Sent<Colleague>; onDone(people: Sent<People>): void; onCancel(): void }

/** Another role for somebody. */
export function ChangeRole({ person, onDone, onCancel }: Props) {
  const { isBusy, problem, count, submit } = useSending(async (typed) => {
    onDone(await post<People>(`${PEOPLE}/role`, { email: person.email, ...standingIn(typed) }))
    return ''
  })
  return (
    <form onSubmit={submit} aria-label={word('changeOf', { name: person.name })}>
      <Problem key={count} text={problem} />
      <RoleFields standing={person} />
      <p className="people-buttons">
        <button type="submit" aria-disabled={isBusy}>
          {word(isBusy ? 'saving' : 'save')}
        </button>
        <button type="button" onClick={onCancel}>
          {word('cancel')}
        </button>
      </p>
    </form>
  )
}
