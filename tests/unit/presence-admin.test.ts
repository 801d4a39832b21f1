import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sharedOf } from '../../src/features/presence/admin/others'
import { type EventStream, followOpened, type OpenDocuments } from '../../src/features/presence/admin/stream'
import { alsoOpen, savedSentence } from '../../src/features/presence/admin/words'
import { initialsOf } from '../../src/features/presence/rules/initials.ts'
import { pathsOpen } from '../../tina/admin/presence/opened'
import type { Cms } from '../../tina/admin/saving/form'

const [PAGE, FAQ] = ['content/page/about.json', 'content/faq/cost.json']
const CLOSED = 2

/** A stream that a test speaks through. */
class Fake extends EventTarget implements EventStream {
  readyState = 1
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
  }
  close() {
    this.readyState = CLOSED
  }
  say(name: string, data: unknown = {}) {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }))
  }
}

let sources: Fake[]
let opened: OpenDocuments | undefined
let heard: unknown[]
let stop: () => void
const win = new EventTarget()
const pass = (ms: number) => vi.advanceTimersByTime(ms)
const last = () => sources.at(-1) as Fake
const live = () => sources.filter(({ readyState }) => readyState !== CLOSED).length

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', win)
  ;[sources, heard, opened] = [[], [], { branch: 'main', paths: [PAGE], language: 'en' }]
  stop = followOpened({
    openedNow: () => opened,
    hear: (name, data) => heard.push([name, data]),
    forget: () => heard.push('forgotten'),
    connect: (address) => {
      sources.push(new Fake(address))
      return last()
    },
    everyMs: 100,
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a stream names what is open, and there is never more than one', () => {
  pass(500)
  expect(sources.map(({ address }) => address)).toEqual(['/api/presence?path=content%2Fpage%2Fabout.json&branch=main&language=en'])
  opened = { branch: 'fix/hours', paths: [PAGE, FAQ], language: 'ar' }
  pass(100)
  expect(last().address).toContain('path=content%2Ffaq%2Fcost.json&branch=fix%2Fhours&language=ar')
  expect(live()).toBe(1)
  opened = undefined
  pass(100)
  expect(live()).toBe(0)
})

test('what is said is heard; what an earlier stream says late is not', () => {
  pass(100)
  const first = last()
  first.say('saved', { path: PAGE, name: 'Wei' })
  opened = { branch: 'main', paths: [FAQ], language: 'en' }
  pass(100)
  heard = []
  first.say('others', { [PAGE]: [] })
  last().say('others', { [FAQ]: [] })
  expect(heard).toEqual([['others', { [FAQ]: [] }]])
})

test('while the server can’t be reached nobody is said to be there, and the browser goes on trying', () => {
  pass(100)
  heard = []
  last().say('error')
  expect(heard).toEqual(['forgotten'])
  pass(10_000)
  expect(sources).toHaveLength(1)
})

test('a stream that falls silent is given up for a new one; one that gives signs of life is not', () => {
  pass(100)
  for (let beats = 0; beats < 10; beats += 1) {
    pass(20_000)
    last().say('beat')
  }
  expect(sources).toHaveLength(1)
  heard = []
  pass(66_000)
  expect(sources).toHaveLength(2)
  expect(live()).toBe(1)
  expect(heard).toContain('forgotten')
})

test('a server that refuses is asked again, more and more seldom, until it answers', () => {
  const refused = () => {
    last().readyState = CLOSED
  }
  pass(100)
  refused()
  pass(4900)
  expect(sources).toHaveLength(1)
  pass(300)
  expect(sources).toHaveLength(2)
  refused()
  pass(9000)
  expect(sources).toHaveLength(2)
  pass(1300)
  expect(sources).toHaveLength(3)
  last().say('open')
  refused()
  pass(5300)
  expect(sources).toHaveLength(4)
  const HOUR = 3_600_000
  for (let ms = 0; ms < HOUR; ms += 100) {
    refused()
    pass(100)
  }
  expect(sources.length).toBeGreaterThan(30)
  expect(sources.length).toBeLessThan(40)
})

test('a tab whose place another one took waits until somebody comes back to it', () => {
  pass(100)
  last().say('replaced')
  pass(600_000)
  expect(sources).toHaveLength(1)
  win.dispatchEvent(new Event('focus'))
  expect(live()).toBe(1)
})

test('a page that is left leaves, and comes back if it is shown again', () => {
  pass(100)
  win.dispatchEvent(new Event('pagehide'))
  expect(live()).toBe(0)
  win.dispatchEvent(new Event('pageshow'))
  expect(live()).toBe(1)
  stop()
  expect(live()).toBe(0)
  pass(1000)
  expect(live()).toBe(0)
})

test('people are named in a sentence, with the language of one who writes another than English', () => {
  const people = (...names: string[]) => names.map((name) => ({ name, language: 'en' as const }))
  expect(alsoOpen(people('Wei'))).toBe('Wei also has this page open')
  expect(alsoOpen([{ name: 'Wei', language: 'ar' }])).toBe('Wei also has this page open, in Arabic')
  expect(alsoOpen(people('Wei', 'Ada'), '“Cost?”')).toBe('Wei and Ada also have “Cost?” open')
  expect(alsoOpen([])).toBe('')
})

test('a save is told with its time, and with what becomes of one’s own changes', () => {
  const at = new Date(2026, 6, 22, 10, 41).getTime()
  expect(savedSentence('Wei', 'this page', at, at + 5000, true)).toBe(
    'Wei saved changes to this page a moment ago: they are joined with yours when you save.',
  )
  expect(savedSentence('Wei', 'this page', at, at + 61_000, false)).toBe('Wei saved changes to this page at 10:41.')
})

test('letters stand for a person, in any script', () => {
  expect(['Grace Lin', 'Dr Samir Qureshi', 'Wei', '王伟', 'Ana  de la Cruz', ' '].map(initialsOf)).toEqual([
    'GL',
    'SQ',
    'W',
    '王',
    'AC',
    '',
  ])
})

const form = (id: string, initialValues: object) => ({ tinaForm: { id, initialValues } })
const admin = (activeFormId: string | null) =>
  ({
    state: { activeFormId, forms: [form('content/siteSettings/settings.json', {}), form(PAGE, { slug: 'about' }), form(FAQ, {})] },
  }) as unknown as Cms

test('what is open is the page of the address in any language, and what its form is about', () => {
  expect(pathsOpen(admin(PAGE), '#/~/about')).toEqual([PAGE])
  expect(pathsOpen(admin(FAQ), '#/~/ar/about?form=x')).toEqual([PAGE, FAQ])
  expect(pathsOpen(admin(null), '#/~/about')).toEqual([PAGE])
  expect(pathsOpen(admin(PAGE), '#/collections/edit/faq/~/cost?field=answer')).toEqual([FAQ])
  expect(pathsOpen(admin(PAGE), '#/screens/start')).toEqual([])
  expect(pathsOpen({} as Cms, '#/~/about')).toEqual([])
})

test('the page counts before what is on it', () => {
  const wei = [{ name: 'Wei', language: 'en' as const }]
  expect(sharedOf([PAGE, FAQ], { [FAQ]: wei, [PAGE]: wei })?.path).toBe(PAGE)
  expect(sharedOf([PAGE, FAQ], { [FAQ]: wei })?.path).toBe(FAQ)
  expect(sharedOf([PAGE], { [FAQ]: wei })).toBeUndefined()
})
