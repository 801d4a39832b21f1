import { useCallback, useEffect, useState } from 'react'

/** What the server answers to `ask`, or why it does not; `again` asks once more. */
export function useAnswer<Answer>(ask: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>()
  const [problem, setProblem] = useState('')
  const again = useCallback(
    () =>
      ask().then(
        (found) => {
          setAnswer(found)
          setProblem('')
        },
        (error: Error) => setProblem(error.message),
      ),
    [ask],
  )
  useEffect(() => void again(), [again])
  return { answer, problem, again }
}
