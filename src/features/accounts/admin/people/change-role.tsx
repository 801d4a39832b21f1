import type { Sent } from '../../../../model/json.ts'
import { type Colleague, PEOPLE, type People } from '../../rules/people.ts'
import { post } from '../ask-in-words'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words/people'
import { InHandOf } from './in-hand'
import { RoleFields, standingIn } from './role-fields'

type Props = { person: Sent<Colleague>; people: Sent<Colleague>[]; onDone(people: Sent<People>): void; onCancel(): void }

/** Another role for somebody. */
export function ChangeRole({ person, people, onDone, onCancel }: Props) {
  const { isBusy, problem, count, submit } = useSending(async (typed) => {
    const to = typed('to')
    onDone(await post<People>(`${PEOPLE}/role`, { email: person.email, ...standingIn(typed), ...(to && { to }) }))
    return ''
  })
  return (
    <form onSubmit={submit} aria-label={word('changeOf', { name: person.name })}>
      <Problem key={count} text={problem} />
      <RoleFields standing={person} />
      <InHandOf person={person} people={people} lead={word('handLeadRole', { name: person.name })} />
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
