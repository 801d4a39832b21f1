import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Filters, filtersIn, queryOf } from '../content/search/filters.ts'
import { useSite } from '../content/site.ts'

const never = () => () => {}
/** Whether what the server rendered has come alive. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The filters that the address asks for, where a section offers any. A page on a static host was rendered without any. */
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
    // Before the page came alive a choice had no effect yet: it has now.
    if (first && queryOf(filtersIn(new URLSearchParams(entriesOf(form.current)))) !== query) return apply()
    const wanted = new URLSearchParams(query)
    for (const select of form.current.querySelectorAll('select')) select.value = wanted.get(select.name) ?? ''
  }, [query, apply])
  return { form, apply }
}
