import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSite } from '../content/site.ts'
import { addressIn } from '../i18n/addresses.ts'

const PAUSE_MS = 150

/** Follows what is typed after a short pause. The address changes with it, so that it can be shared; history does not grow. */
export function useInstantSearch(): (query: string) => void {
  const navigate = useNavigate()
  const { locale } = useSite()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (query: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const text = query.trim()
        const to = { pathname: addressIn('/search', locale), search: text ? `?${new URLSearchParams({ q: text })}` : '' }
        navigate(to, { replace: true, preventScrollReset: true })
      }, PAUSE_MS)
    },
    [navigate, locale],
  )
}
