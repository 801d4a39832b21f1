import { afterEach, describe, expect, it, vi } from 'vitest'
import { flatten } from '../../src/components/treatment/live-treatment.tsx'
import { askLive } from '../../src/content/cms/live-client.ts'
import { createTaskLock } from '../../src/content/cms/task-lock.ts'

const source = { url: '/1.0/content/a/github/main', key: 'k', query: 'query q', variables: { relativePath: 'anti-wrinkle.json' } }
const answer = (response: Response | Error) => {
  const mock = vi.fn((_url: string, _init?: RequestInit) =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  )
  vi.stubGlobal('fetch', mock)
  return mock
}

afterEach(() => vi.unstubAllGlobals())

describe('The live client', () => {
  it('posts query and variables as JSON with the key, follows redirects, and gives the data', async () => {
    const mock = answer(Response.json({ data: { treatment: 1 } }))
    await expect(askLive(source)).resolves.toEqual({ treatment: 1 })
    const [url, init] = mock.mock.calls[0] ?? []
    expect(url).toBe(source.url)
    expect(init).toMatchObject({ method: 'POST', redirect: 'follow', headers: { 'X-API-KEY': 'k', 'Content-Type': 'application/json' } })
    expect(JSON.parse(String(init?.body))).toEqual({ query: source.query, variables: source.variables })
  })

  it.each([
    [500, 'Internal Server Error', 'Server responded with status code 500, Internal Server Error.'],
    [
      401,
      'Unauthorized',
      'Server responded with status code 401, Unauthorized. Please check that your client ID, URL and read only token are configured properly.',
    ],
  ])('words status %i', async (status, statusText, message) => {
    answer(new Response('', { status, statusText }))
    await expect(askLive(source)).rejects.toThrow(new Error(message))
  })

  it('lists the messages of GraphQL errors', async () => {
    answer(Response.json({ data: null, errors: [{ message: 'one' }, { message: 'two' }] }))
    await expect(askLive(source)).rejects.toThrow('Unable to fetch. Errors: one\ntwo')
  })

  it('has no message where there is none to give', async () => {
    answer(Response.json({ data: null }))
    await expect(askLive(source)).rejects.toThrow(new Error(''))
  })

  it('passes on what the network says', async () => {
    answer(new TypeError('Failed to fetch'))
    await expect(askLive(source)).rejects.toThrow('Failed to fetch')
  })
})

describe('The task lock', () => {
  const slow = (ms: number) => () => new Promise<number>((done) => setTimeout(() => done(ms), ms))

  it('lets calls through one after another and gives their results', async () => {
    const lock = createTaskLock()
    const order: number[] = []
    const task = (ms: number) => async () => order.push(await slow(ms)())
    await Promise.all([lock('a', task(20)), lock('a', task(1))])
    expect(order).toEqual([20, 1])
  })

  it('lets 1000 calls wait, and refuses the next', async () => {
    const lock = createTaskLock()
    const calls = Array.from({ length: 1001 }, () => lock('a', async () => 1))
    await expect(lock('a', async () => 1)).rejects.toThrow('Too many requests are waiting for the content service (at most 1000).')
    await expect(Promise.all(calls)).resolves.toHaveLength(1001)
  })

  it('says when a call waited too long', async () => {
    const lock = createTaskLock({ waitMs: 20 })
    const first = lock('a', slow(80))
    await expect(lock('a', slow(0))).rejects.toThrow('The request waited longer than 0.02 seconds for the content service.')
    await first
  })

  it('says when a call ran too long, and lets the next one through', async () => {
    const lock = createTaskLock({ runMs: 20 })
    await expect(lock('a', slow(200))).rejects.toThrow('The content service took longer than 0.02 seconds to answer.')
    await expect(lock('a', async () => 1)).resolves.toBe(1)
  })

  it('leaves the errors of a task as they are', async () => {
    await expect(createTaskLock()('a', () => Promise.reject(new Error('own')))).rejects.toThrow('own')
  })
})

describe('Rich text as plain text', () => {
  it('joins paragraphs by newlines and drops what is empty', () => {
    const p = (...children: object[]) => ({ type: 'p', children })
    const text = (text: string) => ({ type: 'text', text })
    const link = { type: 'a', url: '/x', children: [text('link')] }
    expect(flatten({ type: 'root', children: [p(text('One '), { ...text('bold'), bold: true }), p(), p(text('Two '), link)] })).toBe(
      'One bold\nTwo link',
    )
    expect(flatten(undefined)).toBe('')
  })
})
