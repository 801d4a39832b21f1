import { setImmediate } from 'node:timers/promises'
import PQueue from 'p-queue'

/** Lets others have their turns while some work goes on that needs none, such as a wait for the network, then waits for the next turn. */
export type Aside = <Value>(work: () => Promise<Value>) => Promise<Value>

/** Does one thing at a time. Of those that wait, one with a higher priority goes first. */
export function createTurns() {
  const queue = new PQueue({ concurrency: 1 })
  /** Waits for a turn, and returns the function that ends it. */
  const enter = (order: { priority: number }) =>
    new Promise<() => void>((entered) => void queue.add(() => new Promise<void>((leave) => entered(leave)), order))
  return {
    async add<Value>(work: (aside: Aside) => Promise<Value>, order: { priority: number }): Promise<Value> {
      let leave = await enter(order)
      const aside: Aside = async (other) => {
        leave()
        try {
          return await other()
        } finally {
          leave = await enter(order)
        }
      }
      try {
        return await work(aside)
      } finally {
        leave()
        // Whoever waits gets the turn before this caller can ask for the next: saves in a row would keep every page waiting.
        await setImmediate()
      }
    },
  }
}
