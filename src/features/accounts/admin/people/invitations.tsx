import type { Sent } from '../../../../model/json.ts'
import type { Invitation } from '../../rules/links.ts'
import { PEOPLE, type People } from '../../rules/people.ts'
import { post } from '../ask-in-words'
import { dayHere } from '../moment-here'
import { word } from '../words/people'
import { standingText } from './standing-text'

type Props = { invitations: Sent<Invitation>[]; onWithdraw(work: Promise<Sent<People>>, email: string): void }

/** Those who were invited and have not come yet. */
export const Invitations = ({ invitations, onWithdraw }: Props) =>
  invitations.length === 0 ? null : (
    <>
      <h2 className="people-title">{word('invited')}</h2>
      <ul>
        {invitations.map((invitation) => (
          <li key={invitation.email} className="people-row">
            <div className="people-who">
              <p className="people-name">
                <bdi>{invitation.email}</bdi>
              </p>
            </div>
            <div className="people-what">
              <p className="people-role">{standingText(invitation)}</p>
              <p>{word('invitedBy', { by: invitation.by, day: dayHere(invitation.until) })}</p>
            </div>
            <div className="people-do people-buttons">
              <button
                type="button"
                aria-label={word('withdrawOf', { email: invitation.email })}
                onClick={() => onWithdraw(post<People>(`${PEOPLE}/withdraw`, { email: invitation.email }), invitation.email)}
              >
                {word('withdraw')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
