/** Work that goes on in the background. */
export type Repeated = {
  /** Starts the next round now; if one is running, another follows it. */
  wake(): void
  /** Ends the work, after the running round. */
  stop(): Promise<void>
}

/**
 * Runs `work` every `everyMs` milliseconds, the first time after `firstMs`, one round after another. While it returns false,
 * the pause is as long as the failing has lasted, but `everyMs` at least and `longestMs` at most, however often it is woken
 * meanwhile. `work` must not throw.
 */
export function repeat(
  work: () => Promise<boolean>,
  { firstMs = 0, everyMs, longestMs }: { firstMs?: number; everyMs: number; longestMs: number },
): Repeated {
  let failingSince: number | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let timer = setTimeout(wake, firstMs)

  async function round() {
    const began = performance.now()
    failingSince = (await work()) ? undefined : (failingSince ?? began)
    running = undefined
    const lasted = failingSince === undefined ? 0 : performance.now() - failingSince
    const pause = again ? 0 : Math.max(everyMs, Math.min(lasted, longestMs))
    again = false
    if (!stopped) timer = setTimeout(wake, pause)
  }

  function wake() {
    if (stopped) return
    clearTimeout(timer)
    if (running) again = true
    else running = round()
  }

  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
