import { type ComponentType, lazy } from 'react'

/** Says that something `late` is alive, or never will be: clicks on it that were held are given back. */
export const noLongerLate = () => document.dispatchEvent(new Event('app:hydrated'))

/** Leaves what the server drew. */
function forGood() {
  for (const late of document.querySelectorAll('[data-js=late]')) late.removeAttribute('data-js')
  noLongerLate()
  return new Promise<never>(() => {})
}

/**
 * A part of a page in a chunk of its own: only pages that show it load it. Should the chunk not arrive, what the server
 * drew stays as it is, and works as far as it does without script. What works only then, and what would work otherwise
 * before, is marked `data-js="late"` until the part is alive, a moment after the page.
 */
export const lazyView = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load()
      .then((view) => ({ default: view }))
      .catch(forGood),
  )
