import type { Sent } from '../../../../model/json.ts'
import { PEOPLE, type People } from '../../rules/people.ts'
import { post } from '../ask-in-words'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words/people'

/** Whether everybody needs a second factor. */
export function Demand({ isDemanded, onChange }: { isDemanded: boolean; onChange(people: Sent<People>): void }) {
  const { isBusy, problem, count, submit } = useSending(async () => {
    onChange(await post<People>(`${PEOPLE}/demand`, { isDemanded: !isDemanded }))
    return ''
  })
  return (
    <section className="account-part">
      <div>
        <h2>{word('demandTitle')}</h2>
        <p>{word('demandWhy')}</p>
      </div>
      <form onSubmit={submit}>
        <Problem key={count} text={problem} />
        <p role="status">{word(isDemanded ? 'isDemanded' : 'isFree')}</p>
        <button type="submit" aria-disabled={isBusy}>
          {word(isDemanded ? 'demandOff' : 'demandOn')}
        </button>
      </form>
    </section>
  )
}
