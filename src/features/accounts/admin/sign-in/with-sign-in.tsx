import { useEffect, useState } from 'react'
import type { ScreenPlugin } from 'tinacms'
import { onSignedOut } from '../../../../admin/ask-server'
import { QUIET } from '../../../../admin/ui/looks'
import { word } from '../words'
import { whoIsIn } from './sign-in'
import { SignInForm } from './sign-in-form'

/**
 * A screen that reads what this site's own server keeps, such as enquiries: where there is no session of this site (the
 * admin is signed in to TinaCloud, or the session has ended), it asks for one first. Where the session ends while the screen
 * is open, it asks above the screen, in which everything stays as it is.
 */
export function withSignIn(screen: ScreenPlugin): ScreenPlugin {
  const { Component } = screen
  function Guarded(props: Parameters<typeof Component>[0]) {
    const [state, setState] = useState<'unknown' | 'out' | 'in' | 'ended'>('unknown')
    useEffect(() => {
      let isShown = true
      void whoIsIn()
        .catch(() => null)
        .then((person) => isShown && setState(person ? 'in' : 'out'))
      const stop = onSignedOut(() => setState((old) => (old === 'in' ? 'ended' : old)))
      return () => {
        isShown = false
        stop()
      }
    }, [])
    if (state === 'unknown') return <p className={`p-6 ${QUIET}`}>{word('moment')}</p>
    return (
      <>
        {state !== 'in' && (
          <section className="sign-above">
            <p className="sign-lead">{word('signInToSee')}</p>
            <SignInForm onDone={() => setState('in')} />
          </section>
        )}
        {state !== 'out' && <Component {...props} />}
      </>
    )
  }
  return { ...screen, Component: Guarded }
}
