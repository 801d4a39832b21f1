import { useEffect, useState } from 'react'
import { withElements } from '../../../../admin/i18n/with-elements'
import { setTabTitle } from '../../../../admin/tab-title'
import { DeskLanguages } from '../desk-language'
import { isLink } from '../links/follow-link'
import { Forgotten } from '../links/forgotten'
import { LockedDialog } from '../locked-dialog'
import { word } from '../words'
import { whoIsIn } from './sign-in'
import { SignInForm } from './sign-in-form'

const PICTURE = '/desk/thistle.webp'

/**
 * The sign-in as a page of its own, above the empty frame of Tina's editor, which is there already. Tina shows it until it
 * has made sure that somebody is signed in, so it is empty until it is known that nobody is.
 */
export function SignInPage({ onDone }: { onDone(): Promise<unknown> }) {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    void whoIsIn()
      .catch(() => null)
      .then((person) => {
        if (person || isLink()) return
        setTabTitle({ screen: word('signIn') })
        setOut(true)
      })
    return () => setTabTitle({ screen: '' })
  }, [])
  return (
    <LockedDialog className="sign-page" label={word('signIn')}>
      {isOut && (
        <main className="sign-columns">
          <section className="sign-side">
            <img src="/logo.svg" alt="Rose & Thistle" className="sign-logo" />
            <div className="sign-main">
              <h1 className="sign-title">{withElements(word('title'), { desk: <i>{word('titleDesk')}</i> })}</h1>
              <p className="sign-lead">{word('lead')}</p>
              <SignInForm onDone={onDone} />
              <details className="sign-more">
                <summary>{word('forgotten')}</summary>
                <Forgotten />
              </details>
            </div>
            <DeskLanguages />
          </section>
          <div className="sign-picture">
            <img src={PICTURE} alt="" />
          </div>
        </main>
      )}
    </LockedDialog>
  )
}
