import { type ComponentType, lazy } from 'react'

const forGood = () => new Promise<never>(() => {})

/**
 * A part of a page in a chunk of its own: only pages that show it load it. Should the chunk not arrive, what the server
 * drew stays as it is, and works as far as it does without script.
 */
export const lazyView = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load()
      .then((view) => ({ default: view }))
      .catch(forGood),
  )
