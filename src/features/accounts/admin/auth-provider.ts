import { AbstractAuthProvider } from 'tinacms'
import { ask, Refusal } from '../../../admin/ask-server'
import { type Session, SIGN_IN_PATH } from '../rules/session.ts'

/** The answers of the library to a wrong password, and to what is no e-mail address. */
const WRONG = [400, 401]

/** Editors sign in to this site's own server; the session is a cookie that no script can read. */
export class EditorSignIn extends AbstractAuthProvider {
  override getLoginStrategy() {
    return 'UsernamePassword' as const
  }

  /** The admin asks for a user name: here it is the e-mail address. */
  async authenticate(props: Record<string, string> = {}) {
    const body = { email: props.username?.trim(), password: props.password }
    await ask(`${SIGN_IN_PATH}/sign-in/email`, { method: 'POST', body, unasked: true }).catch((error: unknown) => {
      if (error instanceof Refusal && WRONG.includes(error.status)) throw new Error('The e-mail address or the password is wrong.')
      throw error
    })
    return this.getToken()
  }

  async getUser() {
    const session = await ask<Session>(`${SIGN_IN_PATH}/get-session`, { unasked: true }).catch(() => null)
    return session?.user ?? null
  }

  /** The cookie does the work. A real token would be sent to Tina's own hosts as well. */
  async getToken() {
    return { id_token: '' }
  }

  override async authorize() {
    return this.getUser()
  }

  /** An ended session brings the sign-in back; what was typed stays. */
  override async fetchWithToken(input: RequestInfo | URL, init: RequestInit = {}) {
    const response = await fetch(input, init)
    if (response.status === 401) this.sessionExpiredListener?.()
    return response
  }

  async logout() {
    await ask(`${SIGN_IN_PATH}/sign-out`, { method: 'POST', body: {}, unasked: true })
    window.location.reload()
  }
}
