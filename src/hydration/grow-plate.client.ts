const NAME = 'plate'

/**
 * Lets the engraving on a card grow into that of the page to which the card leads, where the browser changes pages softly
 * (see `styles/page-change.css`). The page's own engraving leaves by itself then: two of one name would stop the change.
 */
export function growPlateIntoNextPage() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const next = viewTransition && activation?.entry?.url
    if (!next) return
    const { pathname } = new URL(next)
    const cards = [...document.querySelectorAll<HTMLElement>('.card-plate')]
    const card = cards.find((one) => one.querySelector<HTMLAnchorElement>('h3 a')?.pathname === pathname)
    const plate = card?.querySelector<HTMLElement>('.plate-s')
    if (!plate?.checkVisibility()) return
    const own = document.querySelector<SVGElement>('.eng-hero')
    if (own) own.style.viewTransitionName = 'none'
    plate.style.viewTransitionName = NAME
    const forget = () => {
      plate.style.viewTransitionName = ''
      if (own) own.style.viewTransitionName = ''
    }
    // The page may come back as it was.
    viewTransition.finished.then(forget, forget)
  })
}
