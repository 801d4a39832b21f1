import type { Sent } from '../../../../model/json.ts'
import { DRAFTS_ONLY } from '../../../../model/roles.ts'
import { type DecidedDrafts, PEOPLE, type People } from '../../rules/people.ts'
import { post } from '../ask-in-words'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words/people'

/** For each decision what it is called, and what holds by it. */
const SAID = {
  nobody: ['draftsForNobody', 'isOnSite'],
  others: ['draftsForOthers', 'isDraftsOnly'],
  everybody: ['draftsForEverybody', 'isDraftsForAll'],
} as const

/** Who works on drafts only: nobody has to, all but owners and publishers, or everybody. */
export function Drafts({ draftsFor, onChange }: { draftsFor: DecidedDrafts; onChange(people: Sent<People>): void }) {
  const { isBusy, problem, count, submit } = useSending(async (typed) => {
    onChange(await post<People>(`${PEOPLE}/drafts`, { draftsFor: typed('draftsFor') }))
    return ''
  })
  return (
    <section className="account-part">
      <div>
        <h2>{word('draftsTitle')}</h2>
        <p>{word('draftsWhy')}</p>
      </div>
      <form onSubmit={submit}>
        <Problem key={count} text={problem} />
        <p role="status">{word(SAID[draftsFor][1])}</p>
        <fieldset className="people-ticks">
          <legend className="sr-only">{word('draftsTitle')}</legend>
          {DRAFTS_ONLY.map((who) => (
            <label key={who}>
              <input type="radio" name="draftsFor" value={who} defaultChecked={who === draftsFor} />
              {word(SAID[who][0])}
            </label>
          ))}
        </fieldset>
        <button type="submit" aria-disabled={isBusy}>
          {word('draftsDecide')}
        </button>
      </form>
    </section>
  )
}
