import { createRoot } from 'react-dom/client'
import { withElements } from '../../../../admin/i18n/with-elements'
import type { Person } from '../../rules/session.ts'
import { LockedDialog } from '../locked-dialog'
import { word } from '../words'
import { whoIsIn } from './sign-in'
import { SignInForm } from './sign-in-form'

let waiting: Promise<void> | undefined

/**
 * Asks a person whose session has ended to sign in again, above all that is open, and is done when they have: whatever they
 * typed stays where it is. Where somebody else signs in, the admin is opened anew for them.
 */
export function signInAgain(person: Person): Promise<void> {
  waiting ??= new Promise((done) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const onDone = async () => {
      const now = await whoIsIn()
      if (now?.id !== person.id) return window.location.reload()
      root.unmount()
      place.remove()
      waiting = undefined
      done()
    }
    root.render(<SignInAgain email={person.email} onDone={onDone} />)
  })
  return waiting
}

const SignInAgain = ({ email, onDone }: { email: string; onDone(): Promise<unknown> }) => (
  <LockedDialog className="sign-dialog" label={word('signInAgain')}>
    <h2 className="sign-title">{withElements(word('againTitle'), { again: <i>{word('again')}</i> })}</h2>
    <p className="sign-lead">{word('sessionEnded')}</p>
    <SignInForm email={email} onDone={onDone} />
  </LockedDialog>
)
