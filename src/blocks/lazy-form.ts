import { type ComponentType, lazy } from 'react'

const forGood = () => new Promise<never>(() => {})

/**
 * A form in a chunk of its own, with its rules: only pages with a form load them. Should the chunk not arrive,
 * the form that the server drew stays as it is, and posts without script.
 */
export const lazyForm = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load()
      .then((view) => ({ default: view }))
      .catch(forGood),
  )
