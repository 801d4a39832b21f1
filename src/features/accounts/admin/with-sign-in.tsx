import { useEffect, useState } from 'react'
import type { ScreenPlugin } from 'tinacms'
import { EditorSignIn } from './auth-provider'
import { SignInForm } from './sign-in-form'

const site = new EditorSignIn()

/**
 * A screen that reads what this site's own server keeps, such as enquiries: where there is no session of this site (the
 * admin is signed in to TinaCloud, or the session has ended), it asks for one first.
 */
export function withSignIn(screen: ScreenPlugin): ScreenPlugin {
  const { Component } = screen
  function Guarded(props: Parameters<typeof Component>[0]) {
    const [state, setState] = useState<'asking' | 'out' | 'in'>('asking')
    useEffect(() => {
      site.getUser().then(
        (user) => setState(user ? 'in' : 'out'),
        () => setState('out'),
      )
    }, [])
    if (state === 'asking') return <p>One moment …</p>
    return state === 'in' ? (
      <Component {...props} />
    ) : (
      <SignInForm signIn={(given) => site.authenticate(given)} onDone={() => setState('in')} />
    )
  }
  return { ...screen, Component: Guarded }
}
