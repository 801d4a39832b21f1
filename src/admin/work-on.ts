/**
 * Where Tina keeps the branch that the admin works on; it reads it when it is loaded. All tabs share that place, so each keeps its own under
 * the same name in its own memory.
 */
const KEPT = 'tinacms-current-branch'
/** What an address names its draft by: `'/admin/index.html?branch=spring#/~/about'` */
const NAMED = 'branch'
/** The branch that is no draft. */
const SITE = 'main'

/** The address of the desk's page at a place in it, with the draft that is worked on there: a colleague opens it in the same draft. */
const addressFor = (branch: string, hash: string) =>
  window.location.pathname + (branch === SITE ? '' : `?${new URLSearchParams({ [NAMED]: branch })}`) + hash

function keptBranch(): string {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEPT) ?? window.localStorage.getItem(KEPT) ?? '')
    return typeof kept === 'string' ? kept : SITE
  } catch {
    return SITE
  }
}

const keep = (branch: string) => {
  for (const place of [window.localStorage, window.sessionStorage]) place.setItem(KEPT, JSON.stringify(branch))
}

/**
 * Works on the draft that the address names, and names in the address the draft that is worked on. To be called before Tina reads which
 * that is.
 */
export function openNamedBranch(): void {
  const branch = new URLSearchParams(window.location.search).get(NAMED) || keptBranch()
  keep(branch)
  window.history.replaceState(window.history.state, '', addressFor(branch, window.location.hash))
}

/** Loads the desk anew for another place to work: a draft by its branch, or the site. What was typed and not saved waits in the browser. */
export function workOn(branch: string, hash = window.location.hash): void {
  keep(branch)
  window.history.pushState(null, '', addressFor(branch, hash))
  window.location.reload()
}
