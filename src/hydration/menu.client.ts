/**
 * Opens the menu in browsers that know no popovers (Safari before 17, Firefox before 125), and closes it in all when its page is
 * left: "back" may bring the page as it was.
 */
export function holdMenu() {
  const menu = () => document.querySelector<HTMLElement>('[popover]')
  if (!('popover' in HTMLElement.prototype))
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[popovertarget]')) menu()?.toggleAttribute('data-open')
    })
  addEventListener('pagehide', () => menu()?.hidePopover?.())
}
