import { type ComponentType, lazy, useState } from 'react'
import { tellAlive } from './alive.ts'

/** Leaves what the server drew. */
function forGood() {
  for (const late of document.querySelectorAll('[data-js=late]')) late.removeAttribute('data-js')
  tellAlive()
  return new Promise<never>(() => {})
}

const views: { selector: string; load: () => Promise<unknown> }[] = []

/**
 * Loads the parts that the server drew into this page, before the page comes alive: while the code of one is on its way,
 * any change of the page, such as a click on a link to a place in it, would make React take away what the server drew.
 */
export const loadViews = () =>
  Promise.all(views.filter(({ selector }) => document.querySelector(selector)).map(({ load }) => load().catch(() => undefined)))

/**
 * A part of a page in a chunk of its own: only pages that show it, where `selector` finds it, load it. Should the chunk not
 * arrive, what the server drew stays as it is, and works as far as it does without script. What works only then, and what
 * would work otherwise before, is marked `data-js="late"` until the part is alive, a moment after the page.
 */
export function lazyView<Props extends object>(selector: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  const Late = lazy(() => loadOnce().catch(forGood)) as ComponentType<Props>
  views.push({ selector, load: loadOnce })
  return function LazyView(props: Props) {
    // What it began with stays: another type of component would be drawn anew.
    const [View] = useState(() => loaded ?? Late)
    return <View {...props} />
  }
}
