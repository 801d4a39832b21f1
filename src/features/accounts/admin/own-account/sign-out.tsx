import { useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { Confirm } from '../../../../admin/ui/confirm'
import { EVERYWHERE_PATH } from '../../rules/session.ts'
import { Problem } from '../problem'
import { signOut } from '../sign-in/sign-in'
import { word } from '../words'

/** The ways out: of this browser, and of all. */
export function SignOut() {
  const [problem, setProblem] = useState('')
  const leave = (work: Promise<unknown>) => void work.then(signOut).catch((error: Error) => setProblem(error.message))
  return (
    <section className="account-part">
      <div>
        <h2>{word('signOut')}</h2>
        <p>{word('signOutWhy')}</p>
      </div>
      <div>
        <Problem text={problem} />
        <div className="account-do">
          <button type="button" onClick={() => leave(Promise.resolve())}>
            {word('signOutHere')}
          </button>
          <p>{word('signOutHereWhen')}</p>
        </div>
        <div className="account-do">
          <Confirm
            label={word('signOutEverywhere')}
            question={word('signOutQuestion')}
            keep={word('staySignedIn')}
            go={word('signOutNow')}
            onGo={() => leave(ask(EVERYWHERE_PATH, { method: 'POST', body: {} }))}
          />
          <p>{word('signOutEverywhereWhen')}</p>
        </div>
      </div>
    </section>
  )
}
