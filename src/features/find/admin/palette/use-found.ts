import { useCallback } from 'react'
import { ask } from '../../../../admin/ask-server'
import { useAnswer } from '../../../../admin/use-answer'
import { FIND, type SearchAnswer } from '../../rules/find.ts'

/** Somebody who types on is not asked for. */
const PAUSE_MS = 80

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/**
 * Asks the server for a query, once nobody types any more. Until its answer is there the one before is shown, `isFresh` tells
 * which it is.
 */
export function useFound(query: string, branch: string) {
  const words = query.trim()
  const { answer, problem, isAsking, again } = useAnswer(
    useCallback(
      async (signal: AbortSignal): Promise<{ words: string; found?: SearchAnswer }> => {
        if (!words) return { words }
        await pause(signal)
        return { words, found: await ask<SearchAnswer>(`${FIND}?${new URLSearchParams({ q: words })}`, { branch, signal, unasked: true }) }
      },
      [words, branch],
    ),
  )
  return { found: words ? answer?.found : undefined, isFresh: !words || answer?.words === words, problem: isAsking ? '' : problem, again }
}
