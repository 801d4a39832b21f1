import { KINDS, NEW_KINDS, type NewKind } from './kinds'

const SCREEN = '#/screens/new'

/** Returns the address of the screen that makes a document: `'#/screens/new?kind=page'` */
export const newAddress = (kind: NewKind) => `${SCREEN}?kind=${kind}`

/** Returns the kind that an address of the screen asks for; a page where it names none. */
export function kindIn(hash: string): NewKind {
  const asked = new URLSearchParams(hash.split('?')[1]).get('kind')
  return NEW_KINDS.find((kind) => kind === asked) ?? 'page'
}

/** Returns where Tina's own address for a new document leads: `'#/collections/new/page/~/'` => `'#/screens/new?kind=page'` */
export function replaced(hash: string): string | undefined {
  const [, asked] = /#\/collections\/new\/(\w+)/.exec(hash) ?? []
  const kind = KINDS.find((one) => one === asked)
  return kind && newAddress(kind)
}

/**
 * Takes the place of Tina's form for new documents, which starts empty, can't be left half filled, and loses what was typed
 * where the server refuses: its address and the links to it lead to our screen.
 */
export function leadToNew(): void {
  const follow = () => {
    const to = replaced(window.location.hash)
    if (to) window.location.replace(to)
  }
  window.addEventListener('hashchange', follow)
  document.addEventListener(
    'click',
    (event) => {
      const to = replaced((event.target as Element).closest?.('a[href*="#/collections/new/"]')?.getAttribute('href') ?? '')
      if (!to) return
      event.preventDefault()
      event.stopPropagation()
      window.location.assign(to)
    },
    true,
  )
  follow()
}
