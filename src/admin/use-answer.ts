import { useCallback, useEffect, useRef, useState } from 'react'

type State<Answer> = {
  answer?: Answer
  /** The reason why the server did not answer, or refused what was attempted, in a sentence; else empty. */
  problem: string
  /** True while the server is being asked. The answer before is kept until the next one is there. */
  isAsking: boolean
}

export type Answering<Answer> = State<Answer> & {
  again(): Promise<void>
  /** Waits for something that changes what the answer says, and shows the changed answer; a refusal is the `problem`. */
  attempt(work: Promise<(answer: Answer) => Answer>): Promise<void>
}

/**
 * Asks the server when a component is shown, and whenever `read` is another function. An answer that comes after the next
 * question, or after the component is gone, is dropped.
 */
export function useAnswer<Answer>(read: (signal: AbortSignal) => Promise<Answer>): Answering<Answer> {
  const [state, setState] = useState<State<Answer>>({ problem: '', isAsking: true })
  const asking = useRef<AbortController>(undefined)
  const again = useCallback(async () => {
    asking.current?.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    setState((old) => ({ ...old, isAsking: true }))
    const next = await read(signal).then(
      (answer) => ({ answer, problem: '' }),
      (error: Error) => ({ problem: error.message }),
    )
    if (!signal.aborted) setState((old) => ({ ...old, ...next, isAsking: false }))
  }, [read])
  useEffect(() => {
    void again()
    return () => asking.current?.abort()
  }, [again])
  const attempt = useCallback(async (work: Promise<(answer: Answer) => Answer>) => {
    try {
      const change = await work
      setState((old) => ({ ...old, problem: '', ...(old.answer !== undefined && { answer: change(old.answer) }) }))
    } catch (error) {
      setState((old) => ({ ...old, problem: (error as Error).message }))
    }
  }, [])
  return { ...state, again, attempt }
}
