import { useSyncExternalStore } from 'react'
import { parseAddress } from '../../../i18n/addresses.ts'
import { lineOf } from './said'
import { useVisits } from './use-visits'

const subscribe = (tell: () => void) => {
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}

/** `'#/~/ar/about?form=…'` => `'/about'`; empty where the admin shows no page. */
export function pathShown(hash: string): string {
  const [, address = ''] = /^#\/~(\/[^?#]*)/.exec(hash) ?? []
  return address && parseAddress(address).path
}

/** How often the page beside the form was seen, and how fast it is: a part of the status line on wide screens. */
export function VisitsHere() {
  const path = useSyncExternalStore(subscribe, () => pathShown(window.location.hash))
  return path ? <Line path={path} /> : null
}

function Line({ path }: { path: string }) {
  const line = lineOf(useVisits().get(path))
  return line ? (
    <a className="flex-none text-[var(--color-ink-3)] hover:underline max-xl:hidden" href="#/screens/visits">
      {line}
    </a>
  ) : null
}
