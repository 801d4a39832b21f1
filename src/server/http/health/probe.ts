/** Checks one thing that the site needs. Returns a sentence for the operator if something is wrong with it, else undefined. */
export type Probe = () => Promise<string | undefined>

const FRESH_MS = 5_000
const PATIENCE_MS = 3_000
const NO_ANSWER = 'Something that the server needs can’t be looked at, or doesn’t answer in time.'

/** Returns a probe that looks at most once in five seconds, however often it is asked, and that always answers within three. */
export function remembered(probe: Probe, now = () => performance.now()): Probe {
  let since = Number.NEGATIVE_INFINITY
  let answer: ReturnType<Probe> = Promise.resolve(undefined)
  return () => {
    if (now() - since > FRESH_MS) {
      since = now()
      answer = inTime(probe)
    }
    return answer
  }
}

async function inTime(probe: Probe): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<string>((done) => {
    timer = setTimeout(done, PATIENCE_MS, NO_ANSWER)
  })
  try {
    return await Promise.race([probe().catch(() => NO_ANSWER), tooLong])
  } finally {
    clearTimeout(timer)
  }
}
