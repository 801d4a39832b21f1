import { afterEach, expect, test, vi } from 'vitest'
import { ask, onSignedOut, Refusal } from '../../src/admin/ask-server.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers this, or doesn't; gives what was asked of it. */
function server(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Response | Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was answered'),
    (error: unknown) => (error instanceof Refusal ? { sentence: error.message, status: error.status } : expect.unreachable(String(error))),
  )

test('an answer is what the server sent as JSON; nothing where it sent nothing', async () => {
  server(() => Response.json({ unread: 2 }))
  expect(await ask('/api/inbox/unread')).toEqual({ unread: 2 })
  server(() => new Response(null, { status: 204 }))
  expect(await ask('/api/inbox/enquiries/A', { method: 'DELETE' })).toBeUndefined()
})

test('a body is sent as JSON, a file as it is; the branch is named where it matters', async () => {
  const asked = server(() => Response.json({}))
  await ask('/a', { method: 'POST', body: { note: 'x' }, branch: 'fix%2Fhours' })
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"note":"x"}',
    headers: { 'content-type': 'application/json', 'x-branch': 'fix%2Fhours' },
  })
  const file = new File(['x'], 'a.jpg')
  await ask('/a', { method: 'POST', body: file })
  expect(asked.mock.calls[1]?.[1]).toMatchObject({ body: file, headers: {} })
})

test('a refusal is the sentence of the server, or one that says what was answered', async () => {
  server(() => Response.json({ message: 'There is no such branch any more.' }, { status: 404 }))
  expect(await refusalOf(ask('/a'))).toEqual({ sentence: 'There is no such branch any more.', status: 404 })
  server(() => new Response('Internal Server Error', { status: 500 }))
  expect(await refusalOf(ask('/a'))).toEqual({ sentence: 'The server answered 500. Try again.', status: 500 })
  server(() => new Response('null', { status: 502 }))
  expect(await refusalOf(ask('/a'))).toEqual({ sentence: 'The server answered 502. Try again.', status: 502 })
  server(() => new Response('<html>', { status: 200 }))
  expect((await refusalOf(ask('/a'))).sentence).toMatch(/can’t be read/)
  server(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await refusalOf(ask('/a'))).toMatchObject({ sentence: expect.stringMatching(/can’t be reached/), status: 0 })
})

test('an ended session is told to who shows the sign-in, but not where nobody asked', async () => {
  server(() => Response.json({ message: 'Sign in to edit.' }, { status: 401 }))
  const told = vi.fn()
  const stop = onSignedOut(told)
  expect(await refusalOf(ask('/a', { unasked: true }))).toMatchObject({ status: 401 })
  expect(told).not.toHaveBeenCalled()
  expect((await refusalOf(ask('/a'))).sentence).toBe('Your session has ended. Sign in, then try again.')
  expect(told).toHaveBeenCalledOnce()
  stop()
  await refusalOf(ask('/a'))
  expect(told).toHaveBeenCalledOnce()
})

test('of several that show a sign-in the newest is told, and the one before it once that is gone', async () => {
  server(() => Response.json({ message: 'Sign in to edit.' }, { status: 401 }))
  const [page, screen] = [vi.fn(), vi.fn()]
  const [leavePage, leaveScreen] = [onSignedOut(page), onSignedOut(screen)]
  await refusalOf(ask('/a'))
  expect([page.mock.calls.length, screen.mock.calls.length]).toEqual([0, 1])
  leaveScreen()
  await refusalOf(ask('/a'))
  expect([page.mock.calls.length, screen.mock.calls.length]).toEqual([1, 1])
  leavePage()
})

test('a question that nobody waits for any more ends with the reason, which is no refusal', async () => {
  const leaving = new AbortController()
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) => new Promise((_, failed) => signal?.addEventListener('abort', () => failed(signal.reason))),
  )
  const asked = ask('/a', { signal: leaving.signal })
  leaving.abort(new Error('gone'))
  await expect(asked).rejects.toThrow('gone')
  await expect(asked).rejects.not.toBeInstanceOf(Refusal)
})
