import { isSessionExpiredError, type TinaCMS } from 'tinacms'
import { onSignedOut } from '../../../../src/admin/ask-server'
import type { EditorSignIn } from '../../../../src/features/accounts/admin/sign-in/auth-provider'

type Client = NonNullable<TinaCMS['api']['tina']>

/** What Tina says when the server no longer knows the session. */
export const ENDED = 'cms:session-expired'

/**
 * Replaces what Tina does when a session ends: it takes the whole editor off the page, with what was typed, and what was
 * asked for fails. Here the sign-in comes above the editor, and what was asked for is asked again once the person is back.
 */
export function outliveSession({ api, events }: Pick<TinaCMS, 'api' | 'events'>, editor: Pick<EditorSignIn, 'signInAgain'>) {
  const client = api.tina as Client
  const { request } = client
  client.request = async <Answer>(...asked: Parameters<Client['request']>): Promise<Answer> => {
    try {
      return (await request.apply(client, asked)) as Answer
    } catch (error) {
      if (isSessionExpiredError(error) && (await editor.signInAgain())) return client.request<Answer>(...asked)
      throw error
    }
  }
  const dispatch = events.dispatch.bind(events)
  events.dispatch = (event) => (event.type === ENDED ? true : dispatch(event))
  onSignedOut(() => void editor.signInAgain())
}
