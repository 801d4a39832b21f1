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
import { EndAccount } from './end-account'
import { LinkShown, type ShownLink } from './link-shown'
import { standingText } from './standing-text'

type Props = {
  person: Sent<Colleague>
  /** Everybody who has an account. */
  people: Sent<Colleague>[]
  /** Shows what the server answers, and says a sentence. */
  onChange(people: Sent<People>, said: string): void
}

/** A person who may sign in, and what an owner can do about them. */
export function ColleagueRow({ person, people, onChange }: Props) {
  const [asks, setAsks] = useState<'role' | 'end'>()
  const [shown, setShown] = useState<ShownLink>()
  const [problem, setProblem] = useState({ text: '', count: 0 })
  const { name, email, lastSignIn, hasSecondFactor, isYou } = person
  const attempt = (work: Promise<unknown>) =>
    void work.then(
      () => setProblem({ text: '', count: 0 }),
      (error: Error) => setProblem(({ count }) => ({ text: error.message, count: count + 1 })),
    )
  const done = (people: Sent<People>, said: string) => {
    setAsks(undefined)
    onChange(people, said)
  }
  const asked = { person, people, onCancel: () => setAsks(undefined) }
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
        {asks === 'role' && <ChangeRole {...asked} onDone={(people) => done(people, word('roleDone', { name }))} />}
        {asks === 'end' && <EndAccount {...asked} onDone={(people) => done(people, word('endedDone', { name }))} />}
        {!asks && (
          <div className="people-buttons">
            <button type="button" onClick={() => setAsks('role')}>
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
            <button type="button" onClick={() => setAsks('end')}>
              {word('end')}
              <span className="sr-only"> {name}</span>
            </button>
          </div>
        )}
      </div>
    </li>
  )
}
