import { expect, test, vi } from 'vitest'
import { openLine } from '../../src/features/presence/server/line.ts'
import { type NewsChannel, type Opening, openChannel } from '../../src/features/presence/server/news.ts'
import { openPresence } from '../../src/features/presence/server/presence.ts'
import { createRoom } from '../../src/features/presence/server/room.ts'

const PAGE = 'content/page/about.json'
const opening = (id: string, person: string, more: Partial<Opening> = {}): Opening => ({
  id,
  person,
  name: person,
  branch: 'main',
  paths: [PAGE],
  language: 'en',
  ...more,
})

test('who isn’t told of again is forgotten: the process that knew them may be gone', () => {
  const room = createRoom(60)
  const mine = opening('1', 'Ada')
  room.hear({ kind: 'open', opening: opening('2', 'Wei') }, 0)
  room.hear({ kind: 'open', opening: opening('3', 'Ben') }, 0)
  room.hear({ kind: 'open', opening: opening('3', 'Ben') }, 50)
  expect(room.othersOf(mine, 59)[PAGE]?.map(({ name }) => name)).toEqual(['Wei', 'Ben'])
  expect(room.othersOf(mine, 61)[PAGE]?.map(({ name }) => name)).toEqual(['Ben'])
  expect(room.othersOf(mine, 200)).toEqual({})
})

test('the room remembers so many streams and no more', () => {
  const room = createRoom(60)
  for (let number = 0; number < 3000; number += 1) room.hear({ kind: 'open', opening: opening(`${number}`, `${number}`) }, 0)
  expect(room.othersOf(opening('x', 'Ada'), 1)[PAGE]).toHaveLength(1000)
})

/** A channel between two processes, as a shared database would be. */
function shared(): [NewsChannel, NewsChannel] {
  const one = openChannel()
  return [one, { publish: (news) => one.publish(structuredClone(news)), subscribe: one.subscribe }]
}

test('two processes on one channel know of each other’s people and saves', () => {
  const [here, there] = shared().map((channel) => openPresence({ channel }))
  const send = vi.fn()
  const owner = { session: 's', isValid: async () => true }
  here?.join(opening('1', 'Ada'), owner, { send, end() {} })
  there?.join(opening('2', 'Wei'), owner, { send() {}, end() {} })
  there?.saved({ branch: 'main', editor: { name: 'Wei', email: 'Wei' }, paths: [PAGE] })
  expect(send.mock.calls).toEqual([
    ['others', {}],
    ['others', { [PAGE]: [{ name: 'Wei', language: 'en' }] }],
    ['saved', { path: PAGE, name: 'Wei' }],
  ])
  there?.close()
  expect(send).toHaveBeenLastCalledWith('others', {})
  here?.close()
})

test('a process takes so many streams and no more', () => {
  const presence = openPresence()
  const line = { send() {}, end() {} }
  const taken = Array.from({ length: 400 }, (_, at) =>
    presence.join(opening(`${at}`, 'Ada'), { session: `${at}`, isValid: async () => true }, line),
  )
  expect(taken.filter(Boolean)).toHaveLength(300)
  presence.close()
  expect(presence.size()).toBe(0)
})

test('a browser that reads nothing is taken for gone, and what it didn’t read is not kept', async () => {
  const gone = vi.fn()
  const { body, line } = openLine(gone)
  for (let number = 0; number < 200; number += 1) line.send('beat', {})
  expect(gone).toHaveBeenCalled()
  line.end()
  line.end()
  let chunks = 0
  for await (const _ of body) chunks += 1
  expect(chunks).toBeLessThanOrEqual(50)
})
