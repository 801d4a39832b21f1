import { inEachPage } from '../../../src/admin/frame-pages'
import { branchOf, type Cms } from '../saving/form'

/**
 * Keeps in the cookie the branch that this tab works on, from whenever the tab is used: all tabs share the cookie, which what
 * the page in the frame and the screens ask goes by. Tina writes it once, when it is loaded, and for one hour.
 */
export function keepBranch(cms: Cms): void {
  const keep = () => document.hidden || cms.api.tina.setBranch(branchOf(cms))
  inEachPage((page) => {
    for (const used of ['focus', 'pointerdown', 'keydown']) page.addEventListener(used, keep, { capture: true })
  })
  document.addEventListener('visibilitychange', keep)
}
