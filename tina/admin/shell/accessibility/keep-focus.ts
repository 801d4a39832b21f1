/**
 * Keeps the focus when what had it goes away, as the row of a list does when its panel opens: what was around it, and is still
 * there, gets it, so that the next key goes on from there. Tina leaves the focus to nobody.
 */
export function keepFocus(): void {
  let path: Element[] = []
  document.addEventListener('focusin', ({ target }) => {
    path = []
    for (let at = target instanceof Element ? target : null; at && at !== document.body; at = at.parentElement) path.push(at)
  })
  const look = () => {
    const [lost, ...around] = path
    if (!lost || lost.isConnected || document.activeElement !== document.body) return
    path = []
    const place = around.find((one): one is HTMLElement => one.isConnected && one instanceof HTMLElement && one.checkVisibility())
    if (!place || place.parentElement === document.body) return
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, { childList: true, subtree: true })
}
