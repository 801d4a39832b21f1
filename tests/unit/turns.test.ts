import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from '../../src/server/content/turns.ts'

test('whoever waits gets a turn between two that are asked for in a row with a higher priority', async () => {
  const turns = createTurns()
  const order: string[] = []
  const saves = async () => {
    for (let n = 0; n < 3; n += 1) await turns.add(async () => order.push('save'), { priority: 2 })
  }
  const page = async () => {
    await turns.add(async () => order.push('page'), { priority: 1 })
  }
  await Promise.all([saves(), page()])
  expect(order).toEqual(['save', 'page', 'save', 'save'])
})

test('others have their turns while work goes on that needs none, and then it goes on in a turn', async () => {
  const turns = createTurns()
  const order: string[] = []
  const save = turns.add(
    async (aside) => {
      order.push('begun')
      await aside(() => setImmediate())
      order.push('ended')
    },
    { priority: 2 },
  )
  await turns.add(async () => order.push('page'), { priority: 1 })
  await save
  expect(order).toEqual(['begun', 'page', 'ended'])
})
