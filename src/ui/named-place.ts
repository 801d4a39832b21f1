/**
 * Opens all folds around the place that the address names (`#q-1f3k9`). Browsers do it by themselves where a link is followed, but
 * neither where they load a page again and put it where it was scrolled to, nor on the way back and forward, nor where the router leads.
 */
export function openNamedPlace() {
  const place = document.getElementById(location.hash.slice(1))
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
}
