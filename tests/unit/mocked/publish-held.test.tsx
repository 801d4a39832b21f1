import { afterEach, expect, test, vi } from 'vitest'
import { publishAddress, RELEASES_SCREEN, releaseAddress } from '../../../src/features/releases/admin/place'
import { releasesScreen } from '../../../src/features/releases/admin/releases'
import { DRAFTS, type Draft, type Drafts } from '../../../src/features/releases/rules/drafts.ts'
import { DRY_RUN, type DryRun, PUBLISH } from '../../../src/features/releases/rules/dry-run.ts'
import type { Unsettled } from '../../../src/features/releases/rules/missing.ts'
import { RELEASES, type Release } from '../../../src/features/releases/rules/release.ts'
import { lateAnswer, openDesk } from '../../fixtures/desk-page.ts'

vi.mock('tinacms', () => ({ useCMS: () => ({ api: { tina: { branch: 'main' } } }) }))

const hand = { by: 'Eve Low', at: '2026-11-20T09:00:00+00:00' }
const draft: Draft = {
  ...{ branch: 'winter', name: 'Winter offers', begun: hand, newest: hand, files: 1, state: 'open', isOwn: true },
}
const file = { path: 'content/faq/cost.json', kind: 'edited' as const, title: 'What does it cost?', collection: 'Questions' }
const dryRun: DryRun = {
  ...{ draft, tip: 'abc', meanwhile: [], questions: [], findings: [], needsDeployment: [], leftOut: [] },
  files: [{ ...file, shownAt: [], languages: ['en'], fields: [] }],
}

const desk = await openDesk()
const Screen = releasesScreen.Component as () => React.ReactNode
let late = lateAnswer()
let planned: DryRun['planned']
let unsettled: DryRun['unsettled']
let sent = ''
let releases: Release[] = []
vi.stubGlobal('fetch', (address: string, { body }: RequestInit = {}) => {
  if (address === PUBLISH) {
    sent = String(body)
    return late.answer
  }
  if (address.includes('?id=')) return Promise.resolve(Response.json({ message: 'There is no such release.' }, { status: 404 }))
  if (address === DRY_RUN)
    return Promise.resolve(Response.json({ ...dryRun, ...(planned && { planned }), ...(unsettled && { unsettled }) }))
  if (address === RELEASES) return Promise.resolve(Response.json(releases))
  const drafts: Drafts = { drafts: [draft], deleted: [] }
  return Promise.resolve(Response.json(address === DRAFTS ? drafts : []))
})
const hash = () => desk.window.location.hash
const isHeld = () => desk.button('Cancel').hasAttribute('disabled')
const refused = (message: string) => desk.settled(() => late.give(Response.json({ message }, { status: 409 })))

async function publish() {
  late = lateAnswer()
  await desk.show(<Screen />)
  await desk.go(publishAddress('winter'))
  expect(isHeld()).toBe(false)
  await desk.press('Publish now')
}
afterEach(async () => {
  await desk.show(null)
  await desk.go('')
})

test('while a draft is on its way out nothing closes the dialog, and a refusal is told in it', async () => {
  await publish()
  expect(isHeld()).toBe(true)
  const pressed = new desk.window.Event('cancel', { cancelable: true })
  desk.find('dialog').dispatchEvent(pressed)
  expect(pressed.defaultPrevented).toBe(true)
  // As a second Escape does in some browsers.
  await desk.settled(() => (desk.find('dialog') as HTMLDialogElement).close())
  expect([desk.find('dialog').hasAttribute('open'), hash()]).toEqual([true, publishAddress('winter')])
  await refused('Somebody else is publishing.')
  expect(desk.find('dialog [role=alert]').textContent).toContain('Somebody else is publishing.')
  await desk.press('Cancel')
  expect(hash()).toBe(RELEASES_SCREEN)
})

test('the dialog names the plan of a draft in the clinics’ time, and publishes it once it knows what becomes of its end', async () => {
  planned = { from: '2026-07-01T07:00:00Z', until: '2026-07-08T22:59:00Z' }
  late = lateAnswer()
  await desk.show(<Screen />)
  await desk.go(publishAddress('winter'))
  planned = undefined
  expect(desk.find('dialog').textContent).toMatch(
    /planned from 1 Jul(y)? 2026,? (at )?08:00 until 8 Jul(y)? 2026,? (at )?23:59, London time/,
  )
  expect(desk.button('Publish now').hasAttribute('disabled')).toBe(true)
  const [keep] = [...desk.find('dialog').querySelectorAll('label')].filter(({ textContent }) => textContent?.includes('It ends as planned'))
  await desk.settled(() => keep?.querySelector('input')?.click())
  await desk.press('Publish now')
  expect(JSON.parse(sent)).toMatchObject({ branch: 'winter', end: 'keep' })
  await refused('Somebody else is publishing.')
})

test('what is open is published after a yes alone, and what is said meanwhile is asked about anew', async () => {
  const comment = (key: string): Unsettled => {
    const said = { key, title: 'Home', where: [], language: 'en' as const, at: hand.at, text: key }
    return { ...said, kind: 'comment', by: 'Ann', byKind: 'tester' }
  }
  const isReady = () => !desk.button('Publish now').hasAttribute('disabled')
  // A click ticks no box in this page by itself.
  const yes = () =>
    desk.settled(() => Object.assign(desk.find('dialog input[type=checkbox]') as HTMLInputElement, { checked: true }).click())
  unsettled = [comment('first')]
  late = lateAnswer()
  await desk.show(<Screen />)
  await desk.go(publishAddress('winter'))
  expect([isReady(), desk.find('dialog').textContent?.includes('first')]).toEqual([false, true])
  await yes()
  expect(isReady()).toBe(true)
  await desk.press('Publish now')
  expect(JSON.parse(sent)).toMatchObject({ accepted: ['first'] })
  unsettled = [comment('first'), comment('second')]
  await refused('Somebody has said something.')
  expect([isReady(), desk.find('dialog').textContent?.includes('second')]).toEqual([false, true])
  await yes()
  await desk.press('Publish now')
  expect(JSON.parse(sent)).toMatchObject({ accepted: ['first', 'second'] })
  unsettled = undefined
  await refused('Somebody else is publishing.')
})

test('a draft that went out leads to its release', async () => {
  await publish()
  await desk.settled(() => late.give(Response.json({ release: '20261123-k3f9' })))
  expect(hash()).toBe(releaseAddress('20261123-k3f9'))
})

test('whoever has opened something else meanwhile stays there, and reads that it is public', async () => {
  await publish()
  await desk.go(RELEASES_SCREEN)
  await desk.settled(() => late.give(Response.json({ release: '20261123-k3f9' })))
  expect(hash()).toBe(RELEASES_SCREEN)
  expect(desk.text()).toContain('“Winter offers” is public.')
})

test('the open screen shows what was published meanwhile, once somebody looks at it again', async () => {
  await desk.show(<Screen />)
  expect(desk.text()).toContain('Nothing was published')
  releases = [{ id: '20261124-new', draft: 'By a colleague', by: 'Eve Low', at: '2026-11-24T09:00:00Z', files: 1 }]
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
  await desk.settled(() => void document.dispatchEvent(new desk.window.Event('visibilitychange')))
  await vi.waitFor(() => expect(desk.text()).toContain('By a colleague'))
  releases = []
})
