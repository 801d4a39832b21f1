import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '../../src/admin/ask-server.ts'
import { isWrong, signIn, whoIsIn } from '../../src/features/accounts/admin/sign-in/sign-in.ts'

afterEach(() => vi.unstubAllGlobals())

function server(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const failure = () =>
  signIn('ada@clinic.example', 'x').then(
    () => expect.unreachable('somebody was signed in'),
    (error: Refusal) => error,
  )

test('a wrong password, a dead server, too many tries and a server in trouble are told apart, and what was typed is kept', async () => {
  const answers: [RegExp, boolean, () => Response | Promise<Response>][] = [
    [/don’t belong together/, true, () => Response.json({ message: 'Invalid email or password' }, { status: 401 })],
    [/don’t belong together/, true, () => Response.json({ message: 'Invalid email' }, { status: 400 })],
    [
      /Too many wrong passwords\. Wait a minute/,
      false,
      () => Response.json({ message: 'Too many wrong passwords. Wait a minute and try again.' }, { status: 429 }),
    ],
    [/can’t be reached/, false, () => Promise.reject(new TypeError('Failed to fetch'))],
    [/has trouble, which is not your doing/, false, () => new Response('<html>', { status: 502 })],
  ]
  for (const [sentence, isTyped, answer] of answers) {
    server(answer)
    const error = await failure()
    expect(error).toBeInstanceOf(Refusal)
    expect(error.message).toMatch(sentence)
    expect(error.message).toContain('What you typed is kept.')
    expect(isWrong(error)).toBe(isTyped)
  }
})

test('spaces around the e-mail address don’t count, those of the password do', async () => {
  const asked = server(() => Response.json({}))
  await signIn(' ada@clinic.example ', ' four words ')
  expect(JSON.parse(String(asked.mock.calls[0]?.[1].body))).toEqual({ email: 'ada@clinic.example', password: ' four words ' })
})

test('who is signed in is asked once by all who ask at the same time, and again later', async () => {
  const asked = server(() => Response.json({ user: { id: '1', name: 'Ada', email: 'ada@clinic.example' } }))
  const both = await Promise.all([whoIsIn(), whoIsIn()])
  expect(both.map((person) => person?.name)).toEqual(['Ada', 'Ada'])
  expect(asked).toHaveBeenCalledTimes(1)
  server(() => Response.json(null))
  expect(await whoIsIn()).toBeNull()
})

test('a server that can’t tell who is signed in is no reason to say that nobody is', async () => {
  server(() => new Response('', { status: 503 }))
  await expect(whoIsIn()).rejects.toBeInstanceOf(Refusal)
})

test('the colours of the desk are those of the site', () => {
  const coloursIn = (file: string) =>
    Object.fromEntries([...readFileSync(file, 'utf8').matchAll(/(--color-[\w-]+): (#\w+);/g)].map(([, name = '', value]) => [name, value]))
  const site = coloursIn('src/styles/theme.css')
  const { '--color-paper': paper, '--color-brass-100': draft, ...desk } = coloursIn('src/admin/ui/desk-look.ts')
  // The drawings add two of their own: the inside of a field, and the tint of a draft.
  expect([paper, draft]).toEqual(['#fffdfa', '#f3e8d0'])
  expect(Object.keys(desk).length).toBeGreaterThan(10)
  expect(site).toMatchObject(desk)
})
