import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import type { TinaCMS } from 'tinacms'
import { expect, test, vi } from 'vitest'
import { leaveOutService } from '../../../tina/admin/shell/instead-of-tina/own-account'
import { FOREIGN_FONT, keepOwnFonts } from '../../../tina/admin/shell/instead-of-tina/own-fonts'
import { ENDED, outliveSession } from '../../../tina/admin/shell/instead-of-tina/session-ended'

/** What the pinned Tina tells its own errors by; the package itself runs in browsers alone. */
vi.mock('tinacms', () => ({ isSessionExpiredError: ({ name }: Error) => name === 'SessionExpiredError' }))

const TINA = readFileSync('node_modules/tinacms/dist/index.js', 'utf8')
const timesIn = (text: string) => TINA.split(text).length - 1

const ended = Object.assign(new Error('ended'), { name: 'SessionExpiredError' })
/** An admin whose server answers in turn, and a person who comes back or doesn't. */
function desk(answers: (() => unknown)[], comesBack: boolean) {
  const request = vi.fn(async () => answers.shift()?.())
  const seen: string[] = []
  const events = { dispatch: ({ type }: { type: string }) => Boolean(seen.push(type)) }
  const signInAgain = vi.fn(async () => comesBack)
  const cms = { api: { tina: { request } }, events } as unknown as TinaCMS
  outliveSession(cms, { signInAgain })
  return { ask: () => cms.api.tina?.request('query', { variables: { a: 1 } }), request, signInAgain, events, seen }
}
const fails = (error: Error) => () => {
  throw error
}

test('what was asked when a session had ended is asked again once the person is back', async () => {
  const { ask, request, signInAgain } = desk([fails(ended), fails(ended), () => 'saved'], true)
  expect(await ask()).toBe('saved')
  expect(signInAgain).toHaveBeenCalledTimes(2)
  expect(request.mock.calls).toEqual(Array(3).fill(['query', { variables: { a: 1 } }]))
})

test('where nobody had signed in, or something else went wrong, what was asked fails as ever', async () => {
  await expect(desk([fails(ended)], false).ask()).rejects.toBe(ended)
  const { ask, signInAgain } = desk([fails(new Error('Title must not be empty'))], true)
  await expect(ask()).rejects.toThrow('Title must not be empty')
  expect(signInAgain).not.toHaveBeenCalled()
})

test('Tina is not told that a session has ended: it would take the editor off the page', () => {
  const { events, seen } = desk([], true)
  for (const type of ['cms:login', ENDED, 'plugin:add:screen']) events.dispatch({ type })
  expect(seen).toEqual(['cms:login', 'plugin:add:screen'])
})

test('the links and screens for Tina’s own service leave the menu, and no others', () => {
  const kinds: Record<string, string[]> = {
    'cloud-config': ['Project Config', 'User Management', 'Support'],
    screen: ['Media Manager', 'Change Password', 'Start'],
  }
  const removed: string[] = []
  const plugins = {
    getType: (kind: string) => ({ all: () => (kinds[kind] ?? []).map((name) => ({ name })) }),
    remove: ({ name }: { name: string }) => removed.push(name),
  }
  leaveOutService({ plugins } as unknown as TinaCMS)
  expect(removed).toEqual(['Project Config', 'User Management', 'Support', 'Change Password'])
})

test('a link to a font elsewhere comes into the page without its address, and can be taken out again', () => {
  const { document } = parseHTML('<html><head></head></html>')
  keepOwnFonts(document.head)
  const put = (href: string) => document.head.appendChild(Object.assign(document.createElement('link'), { href }))
  const foreign = put('https://fonts.googleapis.com/css2?family=Inter')
  const own = put('/admin/assets/index.css')
  expect([foreign.getAttribute('href'), own.getAttribute('href')]).toEqual([null, '/admin/assets/index.css'])
  document.head.removeChild(foreign)
  expect(document.head.children).toHaveLength(1)
})

test('the pinned Tina is the one whose parts are replaced', () => {
  expect(TINA).toContain('const version = "3.14.1";')
  // The only way by which a font comes from elsewhere.
  expect(timesIn('https://fonts.')).toBe(1)
  expect(TINA).toContain(`link.href = "${FOREIGN_FONT}css2?family=Inter:wght@400;600&display=swap";`)
  expect(TINA).toContain('document.head.appendChild(link);')
  // The question for the newest version is asked where the option is not set.
  expect(timesIn('getLatestVersion()')).toBe(2)
  expect(TINA).toContain('!optOutOfUpdateCheck && /* @__PURE__ */ React__default.createElement(LatestVersionCheck, null)')
  // An ended session is told by this event, to the one who takes the editor away and to the alerts.
  expect(timesIn(`subscribe("${ENDED}"`)).toBe(2)
  expect(TINA).toContain('setSessionExpired(true);\n      setShowChildren(false);')
  // Whoever waits for a sign-in is told by this, each time the admin is opened.
  expect(TINA).toContain('setShowChildren(true);\n            cms.enable();')
  expect(TINA).toContain('"ENABLED", { type: "cms:enable" }')
  // The entries of the menu.
  for (const name of ['Project Config', 'User Management', 'Support'])
    expect(TINA).toContain(`createCloudConfig({\n            name: "${name}"`)
  expect(TINA).toContain('name: "Change Password",\n  Component: UpdatePassword,')
  // The sign-in is called as a function, with the way to go on.
  expect(TINA).toContain(
    '=== "LoginScreen" && loginScreen ? loginScreen({\n    handleAuthenticate: async (props) => handleAuthenticate(props)',
  )
})
