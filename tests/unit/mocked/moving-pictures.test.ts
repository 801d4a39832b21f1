import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../../../src/admin/ask-server'
import { sendPicture } from '../../../src/features/media/admin/ask-pictures'

const file = new File(['…'], 'moving.gif')
const confirm = vi.fn()
beforeEach(() => {
  vi.stubGlobal('window', { confirm })
  confirm.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

/** A server that takes a moving picture only once its first one is wanted. */
const server = vi.fn(async (query: Record<string, string>) => {
  if (query.still !== 'yes') throw new Refusal('moves, and …', 409, 'moves')
  return 'kept'
})

test('a picture that moves is kept as a still one once the editor has said yes, and not after a no', async () => {
  confirm.mockReturnValue(true)
  expect(await sendPicture(file, server)).toBe('kept')
  expect(confirm.mock.calls[0]?.[0]).toMatch(/^moving\.gif moves\. Only its first picture/)
  confirm.mockReturnValue(false)
  await expect(sendPicture(file, server)).rejects.toThrow(/was not kept/)
  expect(server.mock.calls.map(([query]) => query)).toEqual([
    { name: 'moving.gif' },
    { name: 'moving.gif', still: 'yes' },
    { name: 'moving.gif' },
  ])
})

test('nothing is asked of a picture that is taken, or refused for something else', async () => {
  expect(await sendPicture(file, async () => 'kept')).toBe('kept')
  const damaged = async () => Promise.reject(new Refusal('is damaged', 422))
  await expect(sendPicture(file, damaged)).rejects.toThrow('is damaged')
  expect(confirm).not.toHaveBeenCalled()
})
