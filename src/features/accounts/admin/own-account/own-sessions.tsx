import { useCallback, useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { Answered } from '../../../../admin/ui/answered'
import { useAnswer } from '../../../../admin/use-answer'
import type { Sent } from '../../../../model/json.ts'
import { END_SESSION_PATH, type OwnSession, SESSIONS_PATH } from '../../rules/own-sessions.ts'
import { post } from '../ask-in-words'
import { momentHere } from '../moment-here'
import { word } from '../words/own-sessions'

type Listed = Sent<OwnSession>

function nameOf({ browser, system }: Listed): string {
  if (browser && system) return word('browserOn', { browser, system })
  return browser || system || word('unknown')
}

/** The browsers in which somebody is signed in, each with the way to end it; this one is ended by signing out. */
export function OwnSessions() {
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<OwnSession[]>(SESSIONS_PATH, { signal }), []))
  const [done, setDone] = useState('')
  const end = async (session: Listed) => {
    const work = post<OwnSession[]>(END_SESSION_PATH, { id: session.id })
    await asked.attempt(work.then((left) => () => left))
    await work.then(() => setDone(word('ended'))).catch(() => undefined)
  }
  return (
    <section className="account-part">
      <div>
        <h2>{word('title')}</h2>
        <p>{word('why')}</p>
      </div>
      <div>
        <Answered asked={asked} isPart>
          {(sessions) => (
            <ul className="account-rows">
              {sessions.map((session) => (
                <li key={session.id}>
                  <span>
                    <strong>
                      {nameOf(session)}
                      {session.isThis && ` (${word('thisOne')})`}
                    </strong>
                    <small>
                      {word('since', { moment: momentHere(session.since) })}, {word('used', { moment: momentHere(session.used) })}
                    </small>
                  </span>
                  {!session.isThis && (
                    <button
                      type="button"
                      aria-label={word('endOf', { browser: nameOf(session), moment: momentHere(session.since) })}
                      onClick={() => void end(session)}
                    >
                      {word('end')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Answered>
        <p role="status" className="account-done">
          {done}
        </p>
      </div>
    </section>
  )
}
