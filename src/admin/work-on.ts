/**
 * Where Tina keeps the branch that the admin works on; it reads it when it is loaded. The same name in the memory of the tab holds what this tab
 * works on, which comes before what another tab chose since (`tina/admin/shell/light/page.ts`).
 */
const KEPT = 'tinacms-current-branch'

/** Loads the desk anew for another place to work: a draft by its branch, or the site. What was typed and not saved waits in the browser. */
export function workOn(branch: string, address = window.location.hash): void {
  for (const place of [window.localStorage, window.sessionStorage]) place.setItem(KEPT, JSON.stringify(branch))
  window.location.hash = address
  window.location.reload()
}
