import { useCallback, useEffect, useState } from 'react'

/** Returns the server's answer to `ask`, or the `problem` with it, in a sentence. `again` asks once more. */
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
