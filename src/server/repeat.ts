/** Work that goes on in the background. */
export type Repeated = {
  /** Starts the next round now; if one is running, another follows it. */
  wake(): void
  /** Ends it, after the running round. */
  stop(): Promise<void>
}

/**
 * Runs `work` every `everyMs`, the first time after `firstMs`, one round after another. Where it gives false the pause doubles,
 * up to `longestMs`. It must not throw.
 */
export function repeat(
  work: () => Promise<boolean>,
  { firstMs = 0, everyMs, longestMs }: { firstMs?: number; everyMs: number; longestMs: number },
): Repeated {
  let failures = 0
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let timer = setTimeout(wake, firstMs)

  async function round() {
    failures = (await work()) ? 0 : failures + 1
    running = undefined
    const pause = again ? 0 : Math.max(everyMs, Math.min(everyMs * 2 ** Math.min(failures, 20), longestMs))
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
