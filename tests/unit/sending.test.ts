import { afterEach, expect, test, vi } from 'vitest'
import { newKey, send } from '../../src/features/enquiries/rules/send.ts'
import { dropTyped, keepTyped, readTyped } from '../../src/features/enquiries/rules/typed.ts'
import { nameOfSender, rememberSent } from '../../src/features/enquiries/view/use-thanks.ts'

afterEach(() => vi.unstubAllGlobals())

/** The storage of a tab, as much of it as forms use. */
function storage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

/** A server that answers this, or doesn't; gives what was asked of it. */
function server(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<(path: string, init: RequestInit) => Response | Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('what is typed is kept, by form; consent is given anew, and what the page sets is not kept', () => {
  storage()
  const typed = {
    firstName: 'Ada',
    phone: '',
    consent: 'on',
    form: 'contact',
    page: '/contact',
    treatment: 'hifu',
    'kept-empty': 'x',
    key: 'k',
    took: '1',
  }
  keepTyped('contact', typed, 5)
  expect(readTyped('contact')).toEqual({ firstName: 'Ada', since: '5' })
  expect(readTyped('appointment')).toEqual({})
})

test.each<[string, () => void, number]>([
  ['typed now', () => keepTyped('contact', { firstName: 'A' }), 0],
  ['typed a while ago, and on', () => [10_000, 0].map((ms) => keepTyped('contact', { firstName: 'A' }, Date.now() - ms)), 10_000],
  ['kept by a page in another language', () => keepTyped('contact', { message: 'x' }, Date.now() - 60_000), 60_000],
  ['emptied, and begun anew', () => [9000, 0].map((ms) => keepTyped('contact', ms ? {} : { phone: '1' }, Date.now() - ms)), 0],
  ['come back from the server, filled', () => keepTyped('contact', { firstName: 'A' }, 0), Date.parse('2026-11-23T09:00:00Z')],
  ['another form was typed', () => keepTyped('appointment', { firstName: 'A' }, 0), -1],
])('the time of a form that was %s counts from its first letter in this tab', async (_, type, expected) => {
  storage()
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-23T09:00:00Z') })
  type()
  vi.spyOn(performance, 'now').mockReturnValue(-1)
  const fetch = server(() => Response.json({ reference: 'K7MQ-X3EV' }, { status: 201 }))
  await send('contact', '/ar/contact', 'mark', {})
  vi.useRealTimers()
  expect(Number(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body)).took)).toBe(expected)
})

test('what is emptied or dropped leaves nothing in the storage', () => {
  const kept = storage()
  for (const end of [() => keepTyped('contact', { firstName: '' }), () => dropTyped('contact')]) {
    keepTyped('contact', { firstName: 'Ada' })
    expect(kept.size).toBe(1)
    end()
    expect(kept.size).toBe(0)
  }
})

test('where storage is blocked, or holds something else, nothing is kept and nothing fails', () => {
  const kept = storage()
  kept.set('draft:contact', '{')
  expect(readTyped('contact')).toEqual({})
  vi.stubGlobal('sessionStorage', undefined)
  keepTyped('contact', { firstName: 'Ada' })
  expect(readTyped('contact')).toEqual({})
})

test('only whoever just sent this enquiry is called by name', () => {
  expect(nameOfSender('K7MQ-X3EV')).toBeUndefined()
  rememberSent({ reference: 'K7MQ-X3EV', firstName: 'Ada' })
  expect(nameOfSender('K7MQ-X3EV')).toBe('Ada')
  expect(nameOfSender('AAAA-AAAA')).toBeUndefined()
})

test('the mark of a sending is 32 hexadecimal digits, another each time', () => {
  const keys = Array.from({ length: 50 }, newKey)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(50)
})

test('a form is sent as JSON, with where it stands and its mark', async () => {
  const fetch = server(() => Response.json({ reference: 'K7MQ-X3EV' }, { status: 201 }))
  expect(await send('contact', '/ar/contact', 'mark', { firstName: 'Ada' })).toEqual({ reference: 'K7MQ-X3EV' })
  const [path, init] = fetch.mock.calls[0] ?? []
  expect([path, init?.method, init?.headers]).toEqual([
    '/api/enquiries',
    'POST',
    { 'content-type': 'application/json', accept: 'application/json' },
  ])
  const { took, ...sent } = JSON.parse(String(init?.body))
  expect(sent).toEqual({ firstName: 'Ada', form: 'contact', page: '/ar/contact', key: 'mark' })
  expect(took).toMatch(/^\d+$/)
})

test.each<[string, () => Response, object]>([
  ['problems of its fields', () => Response.json({ problems: { email: 'email' } }, { status: 422 }), { problems: { email: 'email' } }],
  ['a refusal without problems', () => Response.json({}, { status: 422 }), { failed: true }],
  ['problems with another status', () => Response.json({ problems: {} }, { status: 400 }), { failed: true }],
  ['a reference with a failure', () => Response.json({ reference: 'K7MQ-X3EV' }, { status: 503 }), { failed: true }],
  ['no reference', () => Response.json({ reference: 1 }), { failed: true }],
  ['a page of a proxy', () => new Response('<html>', { status: 200 }), { failed: true }],
  ['no network', () => Promise.reject(new TypeError('failed')) as never, { failed: true }],
])('a form that is answered with %s', async (_, answer, expected) => {
  server(answer)
  expect(await send('contact', '/contact', 'mark', {})).toEqual(expected)
})
