import { useCallback, useEffect, useRef, useState } from 'react'
import { askLive, type LiveSource } from '../content/cms/live-client.ts'
import { useSite } from '../content/site.ts'
import type { RawTreatment, Treatment } from '../content/types.ts'
import { localise } from '../content/view/localise.ts'

type State = { status: 'loading' } | { status: 'loaded'; treatment: Treatment } | { status: 'failed'; message: string }

/** Asks the content service for a treatment when the page is opened, and again when `retry` is called. */
export function useLiveTreatment(source: LiveSource): { state: State; retry: () => void } {
  const { locale } = useSite()
  const [state, setState] = useState<State>({ status: 'loading' })
  const attempt = useRef(0)
  const ask = useCallback(async () => {
    attempt.current += 1
    const mine = attempt.current
    const settle = (next: State) => mine === attempt.current && setState(next)
    setState({ status: 'loading' })
    try {
      const { treatment } = await askLive<{ treatment: RawTreatment }>(source)
      settle({ status: 'loaded', treatment: localise(treatment, locale) })
    } catch (error) {
      settle({ status: 'failed', message: error instanceof Error ? error.message : '' })
    }
  }, [source, locale])
  useEffect(() => {
    void ask()
    return () => {
      attempt.current += 1
    }
  }, [ask])
  return { state, retry: ask }
}
