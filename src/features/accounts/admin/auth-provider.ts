import { AbstractAuthProvider } from 'tinacms'

const SIGN_IN = '/api/editors'

type Session = { user: { name: string; email: string } } | null

/** Editors sign in to this site's own server; the session is a cookie that no script can read. */
export class EditorSignIn extends AbstractAuthProvider {
  override getLoginStrategy() {
    return 'UsernamePassword' as const
  }

  /** The admin asks for a user name: here it is the e-mail address. */
  async authenticate(props: Record<string, string> = {}) {
    const response = await post('/sign-in/email', { email: props.username?.trim(), password: props.password })
    if (response.status === 429) throw new Error(await messageOf(response))
    if (!response.ok) throw new Error('The e-mail address or the password is wrong.')
    return this.getToken()
  }

  async getUser() {
    const response = await fetch(`${SIGN_IN}/get-session`, { cache: 'no-store' })
    const session = response.ok ? ((await response.json()) as Session) : null
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
    await post('/sign-out', {})
    window.location.reload()
  }
}

/** Why the server refuses, in its own sentence. */
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message

const post = (path: string, body: object) =>
  fetch(SIGN_IN + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
