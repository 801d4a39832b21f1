import { ALIVE } from '../ui/alive.ts'

const address = () => location.pathname + location.search

/** Loads the document of an address that "back" leads to, for as long as the page is not alive: nobody else could show it. */
export function reloadOnBack() {
  const here = address()
  const reload = () => {
    if (address() !== here) location.reload()
  }
  addEventListener('popstate', reload)
  document.addEventListener(ALIVE, () => removeEventListener('popstate', reload))
}
