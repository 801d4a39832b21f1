import { Button } from '../../../../admin/ui/button'
import type { Sent } from '../../../../model/json.ts'
import { type Colleague, PEOPLE, type People } from '../../rules/people.ts'
import { post } from '../ask-in-words'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words/people'
import { InHandOf } from './in-hand'

type Props = { person: Sent<Colleague>; people: Sent<Colleague>[]; onDone(people: Sent<People>): void; onCancel(): void }

/** Asks whether an account is to end, shows what it leaves, and asks who gets it. */
export function EndAccount({ person, people, onDone, onCancel }: Props) {
  const { isBusy, problem, count, submit } = useSending(async (typed) => {
    const to = typed('to')
    onDone(await post<People>(`${PEOPLE}/end`, { email: person.email, ...(to && { to }) }))
    return ''
  })
  return (
    <form onSubmit={submit} aria-label={word('end')}>
      <Problem key={count} text={problem} />
      <p>{word('endQuestion', { name: person.name })}</p>
      <InHandOf person={person} people={people} lead={word('handLead', { name: person.name })} />
      <div className="people-buttons">
        <fieldset>
          <legend className="sr-only">{word('end')}</legend>
          <Button autoFocus onClick={onCancel}>
            {word('leave')}
          </Button>
          <Button type="submit" look="danger" aria-disabled={isBusy}>
            {word('endGo')}
          </Button>
        </fieldset>
      </div>
    </form>
  )
}
