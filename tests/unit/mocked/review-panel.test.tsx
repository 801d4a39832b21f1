import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Site, SiteProvider } from '../../../src/content/site.ts'
import { COMMENTS, type Comments, SETTLE, type Thread } from '../../../src/features/reviews/rules/comments.ts'
import { type PlacedFile, SEEN, type SeenDraft, TICKS } from '../../../src/features/reviews/rules/ticks.ts'
import { Review } from '../../../src/features/reviews/view/review.tsx'
import { createI18n } from '../../../src/i18n/instance.ts'
import en from '../../../src/i18n/resources/en.ts'
import words from '../../../src/i18n/review-words/en.ts'
import { lateAnswer, openDesk } from '../../fixtures/desk-page.ts'

const desk = await openDesk()
const NEW = '.rvw-new textarea'
const ANSWER = '.rvw-list textarea'
const typedIn = (selector: string) => (desk.find(selector) as HTMLTextAreaElement).value

const site = { locale: 'en', path: '/about', title: '', names: {}, cards: [], trail: [] } as unknown as Site
const i18n = createI18n('en', en)
const panel = (branch: string) => (
  <I18nextProvider i18n={i18n}>
    <MemoryRouter>
      <SiteProvider value={site}>
        <Review key={branch} branch={branch} version="loaded" />
      </SiteProvider>
    </MemoryRouter>
  </I18nextProvider>
)

const thread = (number: number): Thread => ({
  ...{ number, path: 'content/page/about.json', title: 'About', where: [], language: 'en', said: 'Offers', href: '/about' },
  stands: { state: 'there', field: 'heading' },
  remarks: [],
})
let said: Comments
const file = (mark: string): PlacedFile => ({
  ...{
    path: 'content/page/about.json',
    kind: 'edited',
    title: 'About',
    collection: 'Pages',
    href: '/about',
    shownAt: [],
    isMedical: false,
  },
  parts: [
    {
      ...{ key: 'blocks.0', kind: 'edited', where: ['Hero'], what: ['Heading'] },
      languages: [{ language: 'en', mark, by: [], before: [], isOwn: false }],
    },
  ],
})
const seen: SeenDraft = {
  ...{ called: 'Winter', files: [file('a')], pages: [], missing: [], as: 'Ada' },
  demands: { tester: false, translator: false, clinician: false },
}
const asked = vi.fn<(address: string, body?: unknown) => Promise<Response>>()
vi.stubGlobal('fetch', (address: string, { body }: RequestInit) =>
  body ? asked(address.split('?')[0] ?? '', JSON.parse(String(body))) : asked(address.split('?')[0] ?? ''),
)
const isAway = async () => new Response('Bad gateway', { status: 502 })
const answers = async (address: string, body?: unknown) => Response.json(body ? { ok: true } : { [COMMENTS]: said, [SEEN]: seen }[address])

let number = 0
beforeEach(async () => {
  number += 1
  said = { threads: [thread(number)], colleagues: [], as: 'Ada' }
  asked.mockReset().mockImplementation(answers)
  await desk.show(null)
})

test('while the site is away what is typed stays, and is sent once it is there again', async () => {
  await desk.show(panel('winter'))
  await desk.type(NEW, 'Say until when.')
  asked.mockImplementation(isAway)
  await desk.send(desk.find('.rvw-new'), 'submit')
  expect(desk.text()).toContain(words.refused.failed)
  expect(typedIn(NEW)).toBe('Say until when.')
  asked.mockImplementation(answers)
  await desk.send(desk.find('.rvw-new'), 'submit')
  expect(asked).toHaveBeenCalledWith(COMMENTS, expect.objectContaining({ text: 'Say until when.' }))
  expect(typedIn(NEW)).toBe('')
  expect(desk.text()).not.toContain(words.unread)
})

test('where the first answer fails the panel says so, and asks again', async () => {
  asked.mockImplementation(async () => new Response('{"threads": [', { status: 200 }))
  await desk.show(panel('winter'))
  expect(desk.text()).toContain(words.unread)
  await desk.press(en.actions.tryAgain)
  expect(desk.text()).toContain(words.unread)
  asked.mockImplementation(answers)
  await desk.press(en.actions.tryAgain)
  expect(desk.text()).not.toContain(words.unread)
  desk.find(NEW)
})

test('a tester settles also while ticks can’t be read; a reader with a link is told of none, and does not', async () => {
  asked.mockImplementation((address, body) => (address === SEEN ? isAway() : answers(address, body)))
  await desk.show(panel('winter'))
  expect(desk.text()).toContain(words.unread)
  await desk.press(words.settle)
  expect(asked).toHaveBeenCalledWith(SETTLE, expect.objectContaining({ thread: number, isSettled: true }))
  await desk.show(panel('review-link/7'))
  expect(desk.text()).not.toContain(words.unread)
  expect(() => desk.button(words.settle)).toThrow()
})

test('a tick says of which version of the draft the page is, also once the marks of a newer one are there', async () => {
  await desk.show(panel('winter'))
  asked.mockImplementation(async (address, body) => {
    if (address === SEEN) return Response.json({ ...seen, files: [file('b')] })
    return address === TICKS ? Response.json({ reason: 'changed' }, { status: 409 }) : answers(address, body)
  })
  for (const mark of ['a', 'b']) {
    await desk.press(words.tickAll)
    const places = [expect.objectContaining({ part: 'blocks.0', mark })]
    expect(asked).toHaveBeenCalledWith(TICKS, expect.objectContaining({ isSeen: true, version: 'loaded', places }))
    expect(desk.text()).toContain(words.refused.changed)
  }
})

test('an answer that is typed stays with its thread when that is settled or opened again, and is gone once it was sent', async () => {
  await desk.show(panel('winter'))
  await desk.type(ANSWER, 'Until Easter.')
  said = {
    ...said,
    threads: [
      { ...thread(number), settled: { by: { kind: 'account', name: 'Ada' }, at: '2026-11-23T09:12:00.000Z' } },
      thread(number + 1000),
    ],
  }
  await desk.press(words.settle)
  expect([typedIn(ANSWER), typedIn(`#comment-${number} textarea`)]).toEqual(['', 'Until Easter.'])
  said = { ...said, threads: [thread(number)] }
  await desk.press(words.reopen)
  expect(typedIn(ANSWER)).toBe('Until Easter.')
  await desk.send(desk.find('.rvw-list .rvw-acts button:last-child'), 'click')
  expect(asked).toHaveBeenCalledWith(COMMENTS, expect.objectContaining({ thread: number, text: 'Until Easter.' }))
  expect(typedIn(ANSWER)).toBe('')
})

test('what is typed while a comment is on its way stays', async () => {
  await desk.show(panel('winter'))
  await desk.type(NEW, 'Say until when.')
  const late = lateAnswer()
  asked.mockImplementationOnce(() => late.answer)
  await desk.send(desk.find('.rvw-new'), 'submit')
  await desk.type(NEW, 'Say until when. And the price?')
  await desk.settled(() => late.give(Response.json({ number: 1 })))
  expect(typedIn(NEW)).toBe('Say until when. And the price?')
})
