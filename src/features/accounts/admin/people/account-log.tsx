import { useCallback, useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { Answered } from '../../../../admin/ui/answered'
import { useAnswer } from '../../../../admin/use-answer'
import type { Sent } from '../../../../model/json.ts'
import { type AccountEvent, type Action, LOG_PAGE, type LogPage, standingFrom } from '../../rules/account-log.ts'
import { PEOPLE } from '../../rules/people.ts'
import { momentHere } from '../moment-here'
import { word } from '../words/people'
import { standingText } from './standing-text'

/** Two names of the log mean something else elsewhere on this screen. */
const nameOf = (action: Action) => word(action === 'invited' || action === 'reset' ? (`${action}-action` as const) : action)

/** Who signed in or failed to, and who changed which account, newest first and in pages. */
export function AccountLog() {
  const [from, setFrom] = useState(0)
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<LogPage>(`${PEOPLE}/log?from=${from}`, { signal }), [from]))
  return (
    <section className="people-log">
      <h2 className="people-title">{word('logTitle')}</h2>
      <p>{word('logWhy')}</p>
      <Answered asked={asked} isPart>
        {({ events, more }) => (
          <>
            {events.length === 0 ? (
              <p>{word('emptyLog')}</p>
            ) : (
              <table>
                <thead>
                  <tr>
                    {(['when', 'what', 'whose', 'who'] as const).map((name) => (
                      <th key={name} scope="col">
                        {word(name)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {events.map((event, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a page of the log comes as a whole.
                    <Line key={index} event={event} />
                  ))}
                </tbody>
              </table>
            )}
            <p className="people-buttons">
              {from > 0 && (
                <button type="button" onClick={() => setFrom(Math.max(0, from - LOG_PAGE))}>
                  {word('newer')}
                </button>
              )}
              {more && (
                <button type="button" onClick={() => setFrom(from + LOG_PAGE)}>
                  {word('older')}
                </button>
              )}
            </p>
          </>
        )}
      </Answered>
    </section>
  )
}

const Line = ({ event: { at, action, email, doneBy, detail } }: { event: Sent<AccountEvent> }) => (
  <tr>
    <td>{momentHere(at)}</td>
    <td>
      {nameOf(action)}
      {detail && <small> {standingText(standingFrom(detail))}</small>}
    </td>
    <td>{email ? <bdi>{email}</bdi> : word('nobody')}</td>
    <td>
      {doneBy && (
        <>
          <span className="people-by">{word('who')} </span>
          <bdi>{doneBy}</bdi>
        </>
      )}
    </td>
  </tr>
)
