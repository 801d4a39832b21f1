import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from '../../src/server/http/repeat.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const SECOND = 1000

test('an outage is over for us as soon as it has lasted once more, however often something was saved meanwhile', async () => {
  let up = false
  const rounds: number[] = []
  const work = async () => {
    rounds.push(performance.now())
    return up
  }
  const { wake, stop } = repeat(work, { everyMs: SECOND, longestMs: 120 * SECOND })
  for (let second = 0; second < 64; second += 1) {
    await vi.advanceTimersByTimeAsync(SECOND)
    if (second % 2 === 0) wake()
    await vi.advanceTimersByTimeAsync(0)
  }
  up = true
  const back = performance.now()
  rounds.length = 0
  await vi.advanceTimersByTimeAsync(64 * SECOND)
  expect(rounds[0]).toBeLessThanOrEqual(back + 64 * SECOND)
  expect(rounds.length).toBeGreaterThan(0)
  await stop()
})

test('the pause of a long outage has an end', async () => {
  const rounds: number[] = []
  const work = async () => {
    rounds.push(performance.now())
    return false
  }
  const { stop } = repeat(work, { everyMs: SECOND, longestMs: 60 * SECOND })
  await vi.advanceTimersByTimeAsync(3600 * SECOND)
  const pauses = rounds.slice(1).map((at, index) => at - (rounds[index] ?? 0))
  expect(Math.max(...pauses)).toBe(60 * SECOND)
  await stop()
})

test('while all is well the pause stays the same, and waking starts a round at once', async () => {
  let rounds = 0
  const { wake, stop } = repeat(async () => ++rounds > 0, { firstMs: SECOND, everyMs: 10 * SECOND, longestMs: 60 * SECOND })
  await vi.advanceTimersByTimeAsync(SECOND)
  wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(rounds).toBe(2)
  await vi.advanceTimersByTimeAsync(20 * SECOND)
  expect(rounds).toBe(4)
  await stop()
})
