/** Where Tina keeps the branch that the admin works on; it reads it when it is loaded. */
const KEPT = 'tinacms-current-branch'

/** Loads the desk anew for another place to work: a draft by its branch, or the site. What was typed and not saved waits in the browser. */
export function workOn(branch: string, address = window.location.hash): void {
  window.localStorage.setItem(KEPT, JSON.stringify(branch))
  window.location.hash = address
  window.location.reload()
}
