import { useState } from 'react'
import { staffLanguage } from '../../../../admin/i18n/staff-language'
import { Confirm } from '../../../../admin/ui/confirm'
import type { Sent } from '../../../../model/json.ts'
import type { MadeLink } from '../../rules/links.ts'
import { type Colleague, PEOPLE, type People } from '../../rules/people.ts'
import { post } from '../ask-in-words'
import { momentHere } from '../moment-here'
import { Problem } from '../problem'
import { word } from '../words/people'
import { ChangeRole } from './change-role'
import { LinkShown, type ShownLink } from './link-shown'
import { standingText } from './standing-text'

type Props = {
  person: Sent<Colleague>
  /** Shows what the server answers, and says a sentence. */
  onChange(people: Sent<People>, said: string): void
}

/** A person who may sign in, and what an owner can do about them. */
export function ColleagueRow({ person, onChange }: Props) {
  const [isChanging, setChanging] = useState(false)
  const [shown, setShown] = useState<ShownLink>()
  const [problem, setProblem] = useState({ text: '', count: 0 })
  const { name, email, lastSignIn, hasSecondFactor, isYou } = person
  const attempt = (work: Promise<unknown>) =>
    void work.then(
      () => setProblem({ text: '', count: 0 }),
      (error: Error) => setProblem(({ count }) => ({ text: error.message, count: count + 1 })),
    )
  const end = () => attempt(post<People>(`${PEOPLE}/end`, { email }).then((people) => onChange(people, word('endedDone', { name }))))
  const reset = () =>
    attempt(post<MadeLink>(`${PEOPLE}/reset`, { email, language: staffLanguage }).then((link) => setShown({ email, link })))
  return (
    <li className="people-row">
      <div className="people-who">
        <p className="people-name">
          <bdi>{name}</bdi> {isYou && <small>({word('you')})</small>}
        </p>
        <p>
          <bdi>{email}</bdi>
        </p>
      </div>
      <div className="people-what">
        <p className="people-role">{standingText(person)}</p>
        <p>
          {lastSignIn ? word('lastSignIn', { moment: momentHere(lastSignIn) }) : word('never')} ·{' '}
          {word(hasSecondFactor ? 'hasFactor' : 'hasNoFactor')}
        </p>
      </div>
      <div className="people-do">
        <Problem key={problem.count} text={problem.text} />
        {shown && <LinkShown shown={shown} onDone={() => setShown(undefined)} />}
        {isChanging ? (
          <ChangeRole
            person={person}
            onDone={(people) => {
              setChanging(false)
              onChange(people, word('roleDone', { name }))
            }}
            onCancel={() => setChanging(false)}
          />
        ) : (
          <div className="people-buttons">
            <button type="button" onClick={() => setChanging(true)}>
              {word('change')}
              <span className="sr-only"> {name}</span>
            </button>
            {!isYou && (
              <Confirm
                label={word('reset')}
                question={word('resetQuestion', { name })}
                keep={word('leave')}
                go={word('resetGo')}
                danger
                onGo={reset}
              />
            )}
            <Confirm
              label={word('end')}
              question={word('endQuestion', { name })}
              keep={word('leave')}
              go={word('endGo')}
              danger
              onGo={end}
            />
          </div>
        )}
      </div>
    </li>
  )
}
