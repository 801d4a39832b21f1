import type { TinaCMS } from 'tinacms'

/** Does something once Tina has found that somebody is signed in: before that the server would only refuse to answer. */
export function onceSignedIn({ events }: Pick<TinaCMS, 'events'>, work: () => void) {
  const stop = events.subscribe('cms:enable', () => {
    stop()
    work()
  })
}
