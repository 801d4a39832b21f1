import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Filters, filtersIn, queryOf } from '../../content/search/filters.ts'
import { useSite } from '../../content/site.ts'

const never = () => () => {}
/** Tells whether React runs the page in the browser: false on the server, and while the page is hydrated. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * Returns the filters that the address asks for, if the section offers any. A page for a host without a server was
 * rendered without any, so there they apply once the page is hydrated.
 */
export function useFilters(offered: boolean | undefined): Filters {
  const [query] = useSearchParams()
  const { isStatic } = useSite()
  const alive = useIsAlive()
  return offered && (alive || !isStatic) ? filtersIn(query) : {}
}

const entriesOf = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => [name, String(value)])

/** Keeps a form of filters and the address the same: a choice changes the address, "back" and "clear" change the form. */
export function useFilterForm(chosen: Filters) {
  const form = useRef<HTMLFormElement>(null)
  const [, setQuery] = useSearchParams()
  const query = queryOf(chosen)
  const shown = useRef<string>(undefined)
  const apply = useCallback(() => {
    if (!form.current) return
    shown.current = queryOf(filtersIn(new URLSearchParams(entriesOf(form.current))))
    setQuery(shown.current, { replace: true, preventScrollReset: true })
  }, [setQuery])
  useEffect(() => {
    if (!form.current || shown.current === query) return
    const first = shown.current === undefined
    shown.current = query
    // A choice that was made before the page was hydrated had no effect yet: it has now.
    if (first && queryOf(filtersIn(new URLSearchParams(entriesOf(form.current)))) !== query) return apply()
    const wanted = new URLSearchParams(query)
    for (const select of form.current.querySelectorAll('select')) select.value = wanted.get(select.name) ?? ''
  }, [query, apply])
  return { form, apply }
}
