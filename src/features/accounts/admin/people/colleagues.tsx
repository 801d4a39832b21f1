import { useCallback, useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { screenOf } from '../../../../admin/screen'
import { Answered } from '../../../../admin/ui/answered'
import { addStyle } from '../../../../admin/ui/desk-look'
import { Page } from '../../../../admin/ui/page'
import { useAnswer } from '../../../../admin/use-answer'
import type { Sent } from '../../../../model/json.ts'
import { PEOPLE, type People } from '../../rules/people.ts'
import { word } from '../words/people'
import { AccountLog } from './account-log'
import { ColleagueRow } from './colleague-row'
import { Demand } from './demand'
import { Drafts } from './drafts'
import { Invite } from './invite'
import { OpenLinks } from './open-links'
import { PEOPLE_LOOK } from './people-look'
import { Rights } from './rights'

addStyle(PEOPLE_LOOK)

const read = (signal: AbortSignal) => ask<People>(PEOPLE, { signal })

/** Everybody who may sign in, for owners: roles, ends, every open link, and the log. */
function Colleagues() {
  const asked = useAnswer(read)
  const [said, setSaid] = useState('')
  // The log tells of each change: it is read again with it.
  const [changes, setChanges] = useState(0)
  const { attempt, again } = asked
  const show = useCallback(
    (work: Promise<Sent<People>>, sentence = '') =>
      attempt(
        work.then((people) => {
          setSaid(sentence)
          setChanges((count) => count + 1)
          return () => people
        }),
      ),
    [attempt],
  )
  const refresh = async () => {
    await again()
    setChanges((count) => count + 1)
  }
  return (
    <Page title={word('title')}>
      <Answered asked={asked}>
        {({ colleagues, links, isDemanded, draftsFor }) => (
          <div className="people">
            <p className="people-lead">{word('lead')}</p>
            <p role="status" className="account-done">
              {said}
            </p>
            <ul>
              {colleagues.map((person) => (
                <ColleagueRow
                  key={person.email}
                  person={person}
                  people={colleagues}
                  onChange={(people, sentence) => void show(Promise.resolve(people), sentence)}
                />
              ))}
            </ul>
            <OpenLinks links={links} onWithdraw={(work, name) => void show(work, word('withdrawn', { name }))} />
            <Invite onInvited={refresh} />
            <Demand isDemanded={isDemanded} onChange={(people) => void show(Promise.resolve(people))} />
            <Drafts draftsFor={draftsFor} onChange={(people) => void show(Promise.resolve(people))} />
            <Rights />
            <AccountLog key={changes} />
          </div>
        )}
      </Answered>
    </Page>
  )
}

/** The accounts of colleagues as a screen of the admin. */
export const colleaguesScreen = screenOf(
  'Colleagues',
  'M9 4a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3 3 0 0 1 0 6M18 14c2.5.5 3.5 2.5 3.5 6',
  Colleagues,
)
