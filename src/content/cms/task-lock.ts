import AsyncLock from 'async-lock'

/** The limits of a lock: the number of calls that may wait, how long one may wait, and how long one may run. */
export type LockLimits = { maxPending: number; waitMs: number; runMs: number }

const LIMITS: LockLimits = { maxPending: 1000, waitMs: 10_000, runMs: 15_000 }

/** Returns a function that runs the calls for one key one after another. It throws a sentence that says which limit stopped a call. */
export function createTaskLock(limits: Partial<LockLimits> = {}) {
  const { maxPending, waitMs, runMs } = { ...LIMITS, ...limits }
  const lock = new AsyncLock({ maxPending, timeout: waitMs, maxExecutionTime: runMs })
  const worded: [RegExp, string][] = [
    [/^Too many pending tasks/, `Too many requests are waiting for the content service (at most ${maxPending}).`],
    [/timed out in queue/, `The request waited longer than ${waitMs / 1000} seconds for the content service.`],
    [/^Maximum execution time/, `The content service took longer than ${runMs / 1000} seconds to answer.`],
  ]
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    try {
      return await lock.acquire(key, task)
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      const words = worded.find(([pattern]) => pattern.test(message))?.[1]
      throw words ? new Error(words, { cause: error }) : error
    }
  }
}
