import { expect, test, vi } from 'vitest'
import { ReviewLinks } from '../../../src/features/reviews/admin/links'
import type { NewLink } from '../../../src/features/reviews/rules/review-links.ts'
import { lateAnswer, openDesk } from '../../fixtures/desk-page.ts'

const desk = await openDesk()
const reset = vi.fn()
Object.assign(desk.window.HTMLElement.prototype, { reset })
const TYPED = { label: 'Dr Hartwell', days: '14', what: 'frozen' }
vi.stubGlobal(
  'FormData',
  class extends Map<string, string> {
    constructor() {
      super(Object.entries(TYPED))
    }
  },
)

test('a link is made once, and its form is empty only once it was made', async () => {
  const sent: NewLink[] = []
  let late = lateAnswer()
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Promise.resolve(Response.json([]))
    sent.push(JSON.parse(String(body)))
    return late.answer
  })
  await desk.show(<ReviewLinks branch="winter" />)
  const isHeld = () => desk.find('form').getAttribute('aria-busy') === 'true'
  await desk.send(desk.find('form'), 'submit')
  await desk.send(desk.find('form'), 'submit')
  expect([isHeld(), reset.mock.calls.length, sent.length]).toEqual([true, 0, 1])
  await desk.settled(() => late.give(Response.json({ message: 'The server is busy.' }, { status: 503 })))
  expect(desk.text()).toContain('The server is busy.')
  expect([isHeld(), reset.mock.calls.length]).toEqual([false, 0])
  late = lateAnswer()
  await desk.send(desk.find('form'), 'submit')
  await desk.settled(() => late.give(Response.json([])))
  expect([isHeld(), reset.mock.calls.length]).toEqual([false, 1])
  expect(sent).toEqual(Array(2).fill({ branch: 'winter', label: 'Dr Hartwell', days: 14, isFrozen: true, isTester: false }))
})
