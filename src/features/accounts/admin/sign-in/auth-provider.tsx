import { AbstractAuthProvider, type LoginScreenProps } from 'tinacms'
import type { Person } from '../../rules/session.ts'
import { signOut, whoIsIn } from './sign-in'
import { signInAgain } from './sign-in-again'
import { SignInPage } from './sign-in-page'

/** Editors sign in to this site's own server, on a page of its own; the session is a cookie that no script can read. */
export class EditorSignIn extends AbstractAuthProvider {
  /** Who has signed in since the admin was opened. */
  private person: Person | undefined

  override getLoginStrategy() {
    return 'LoginScreen' as const
  }

  /** Tina calls this as a function, among its own hooks: hooks of ours have to be in a component. */
  override getLoginScreen() {
    return ({ handleAuthenticate }: LoginScreenProps) => <SignInPage onDone={() => handleAuthenticate()} />
  }

  /** Is asked once the form has signed somebody in: then there is nothing left to do. */
  async authenticate() {
    return this.getToken()
  }

  async getUser() {
    const person = await whoIsIn().catch(() => null)
    this.person ??= person ?? undefined
    return person
  }

  /** The cookie does the work. A real token would be sent to Tina's own hosts as well. */
  async getToken() {
    return { id_token: '' }
  }

  /** Whoever has signed in may edit. Tina asks this after the question who that is. */
  override async authorize() {
    return this.person
  }

  /**
   * Tina asks before it reads or saves. Where the session has ended, this waits until the person has signed in again; where
   * the server can't be reached it has not, and what Tina asks next says so.
   */
  override async isAuthenticated() {
    if (!this.person) return Boolean(await this.getUser())
    const isIn = await whoIsIn().then(Boolean, () => true)
    return isIn || this.signInAgain()
  }

  /** Asks whoever had signed in to do so again, and returns true once they have; false if nobody had. */
  async signInAgain(): Promise<boolean> {
    if (!this.person) return false
    await signInAgain(this.person)
    return true
  }

  override async fetchWithToken(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(input, init)
    return response.status === 401 && (await this.signInAgain()) ? this.fetchWithToken(input, init) : response
  }

  logout() {
    return signOut()
  }
}
