import { listInstead } from './kinds'

/**
 * Takes the place of Tina's lists of files, for which it has no plugin: their addresses, to which Tina leads after saving and from
 * its menu, and the links to them lead to our lists.
 */
export function leadToLists(): void {
  const follow = () => {
    const to = listInstead(window.location.hash)
    if (to) window.location.replace(to)
  }
  window.addEventListener('hashchange', follow)
  // Tina's own way to go on changes the address without a word.
  const push = window.history.pushState.bind(window.history)
  window.history.pushState = (...state) => {
    push(...state)
    follow()
  }
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a[href*="#/collections/"]')
      const to = listInstead(link?.getAttribute('href') ?? '')
      if (!to || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      window.location.assign(to)
    },
    true,
  )
  follow()
}
