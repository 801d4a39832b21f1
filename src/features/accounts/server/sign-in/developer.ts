import type { SignedInEditor } from '../../../../server/http/editors-only.ts'
import type { Accounts } from '../accounts.ts'

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const DEVELOPER: SignedInEditor = {
  name: 'Developer',
  email: 'developer@localhost',
  session: 'local',
  ...{ role: 'owner', languages: [], enquiries: false },
}

/**
 * In development Tina's own local mode needs no sign-in, so the preview beside it must not ask for one either.
 * Only for a server that listens on this machine alone; another name for it, set by a foreign page, doesn't count.
 */
export const withDeveloper = <Kept extends Accounts>(accounts: Kept): Kept => ({
  ...accounts,
  async editorOf(headers) {
    const local = LOCAL_HOST.test(headers.get('host') ?? '')
    return (await accounts.editorOf(headers)) ?? (local ? DEVELOPER : undefined)
  },
})
