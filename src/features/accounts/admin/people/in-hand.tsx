import { useCallback, useId } from 'react'
import { ask } from '../../../../admin/ask-server'
import { momentOf } from '../../../../admin/moment'
import { Answered } from '../../../../admin/ui/answered'
import { useAnswer } from '../../../../admin/use-answer'
import type { Sent } from '../../../../model/json.ts'
import { may } from '../../../../model/roles.ts'
import { type Colleague, type InHand, PEOPLE } from '../../rules/people.ts'
import { dayHere } from '../moment-here'
import { word } from '../words/people'

/** `lead` says what becomes of what somebody has in hand; `people` are all who have an account. */
type Props = { person: Sent<Colleague>; people: Sent<Colleague>[]; lead: string }

/** What somebody has in hand, and the colleague to whom it goes, as the field `to`; nothing where there is nothing. */
export function InHandOf({ person: { email }, people, lead }: Props) {
  const address = `${PEOPLE}/in-hand?email=${encodeURIComponent(email)}`
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<InHand>(address, { signal }), [address]))
  return (
    <Answered asked={asked} isPart>
      {(inHand) => <Listed inHand={inHand} lead={lead} takers={people.filter((one) => one.email !== email)} />}
    </Answered>
  )
}

function Listed({
  inHand: { plans, links, drafts, comments },
  lead,
  takers,
}: {
  inHand: Sent<InHand>
  lead: string
  takers: Sent<Colleague>[]
}) {
  const id = useId()
  const going = links.filter(({ isTester }) => !isTester)
  const goes = plans.length + going.length > 0
  const able = takers.filter((one) => may(one, plans.length > 0 ? 'releases.publish' : 'branches.create'))
  const lines = [
    ...plans.map(({ name, from, until, isPublic }) =>
      isPublic ? word('handEnds', { name, moment: momentOf(until ?? from) }) : word('handPlan', { name, moment: momentOf(from) }),
    ),
    ...links.map(({ draft, label, until, isTester }) =>
      word(isTester ? 'handTester' : 'handLink', { name: [draft, label].filter(Boolean).join(', '), day: dayHere(until) }),
    ),
    ...(drafts.length > 0 ? [word('handDrafts', { count: drafts.length, names: drafts.join(', ') })] : []),
    ...(comments > 0 ? [word('handComments', { count: comments })] : []),
  ]
  if (lines.length === 0) return null
  return (
    <div className="people-hand">
      <p>{lead}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {goes && (
        <div className="sign-field">
          <label htmlFor={id}>{word('handTo')}</label>
          <select id={id} name="to" className="sign-input" aria-describedby={`${id}-why`}>
            <option value="">{word('handNobody')}</option>
            {able.map(({ email, name }) => (
              <option key={email} value={email}>
                {name} ({email})
              </option>
            ))}
          </select>
          <p id={`${id}-why`} className="sign-hint">
            {word('handWhy')}
          </p>
        </div>
      )}
    </div>
  )
}
