import { useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { Confirm } from '../../../admin/ui/confirm'
import { EVERYWHERE_PATH } from '../rules/session.ts'
import { Problem } from './problem'
import { signOut } from './sign-in'

/** The ways out: of this browser, and of all. */
export function SignOut() {
  const [problem, setProblem] = useState('')
  const leave = (work: Promise<unknown>) => void work.then(signOut).catch((error: Error) => setProblem(error.message))
  return (
    <section className="account-part">
      <div>
        <h2>Sign out</h2>
        <p>What you typed and did not save stays in this browser for thirty days, for you alone.</p>
      </div>
      <div>
        <Problem text={problem} />
        <div className="account-do">
          <button type="button" onClick={() => leave(Promise.resolve())}>
            Sign out here
          </button>
          <p>Do this whenever others use the same computer.</p>
        </div>
        <div className="account-do">
          <Confirm
            label="Sign out everywhere"
            question="Every browser and phone in which you are signed in asks for your password again, this one too."
            keep="Stay signed in"
            go="Sign out everywhere now"
            onGo={() => leave(ask(EVERYWHERE_PATH, { method: 'POST', body: {} }))}
          />
          <p>If a phone is lost, or somebody may know your password. Change it first.</p>
        </div>
      </div>
    </section>
  )
}
