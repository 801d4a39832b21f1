import { beforeEach, expect, test, vi } from 'vitest'
import { ThreadCard } from '../../../src/features/reviews/admin/thread-card'
import { COMMENTS, SETTLE, type Thread } from '../../../src/features/reviews/rules/comments.ts'
import { lateAnswer, openDesk } from '../../fixtures/desk-page.ts'

const desk = await openDesk()
const again = async () => {}
const asked = vi.fn<(address: string) => Promise<Response>>()
vi.stubGlobal('fetch', asked)
const text = () => (desk.find('textarea') as HTMLTextAreaElement).value

let number = 0
beforeEach(() => {
  number += 1
  asked.mockReset()
})

const threadOf = (of: number): Thread => ({
  ...{ number: of, path: 'content/page/home.json', title: 'Home', where: ['Heading'], language: 'en', said: 'Offers' },
  stands: { state: 'there', field: 'heading' },
  remarks: [],
})
const card = (of = number) => <ThreadCard key={of} branch="winter" thread={threadOf(of)} colleagues={[]} again={again} />

test('to settle a thread leaves the answer that is typed beside it, which is sent and then gone', async () => {
  asked.mockImplementation(async () => new Response(null, { status: 204 }))
  await desk.show(card())
  await desk.type('textarea', 'Until Easter.')
  await desk.press('Settle')
  expect(asked).toHaveBeenCalledExactlyOnceWith(SETTLE, expect.anything())
  expect(text()).toBe('Until Easter.')
  await desk.press('Answer')
  expect(asked).toHaveBeenLastCalledWith(COMMENTS, expect.anything())
  expect(text()).toBe('')
})

test('an answer is still there after its card was taken away, and another thread has none of it', async () => {
  await desk.show(card())
  await desk.type('textarea', 'Until Easter.')
  await desk.show(card(number + 1000))
  expect(text()).toBe('')
  await desk.show(card())
  expect(text()).toBe('Until Easter.')
})

test('what is typed while an answer is on its way stays, and so does an answer that was refused', async () => {
  const late = lateAnswer()
  asked.mockImplementationOnce(() => late.answer)
  await desk.show(card())
  await desk.type('textarea', 'Until Easter.')
  await desk.press('Answer')
  await desk.type('textarea', 'Until Easter. And the price?')
  await desk.settled(() => late.give(new Response(null, { status: 204 })))
  expect(text()).toBe('Until Easter. And the price?')
  asked.mockImplementationOnce(async () => Response.json({ message: 'Write the comment first.' }, { status: 400 }))
  await desk.press('Answer')
  expect(desk.find('[role=alert]').textContent).toBe('Write the comment first.')
  expect(text()).toBe('Until Easter. And the price?')
})

test('an answer that is sent from a card which is drawn anew meanwhile is gone from the new one', async () => {
  const late = lateAnswer()
  asked.mockImplementationOnce(() => late.answer)
  await desk.show(card())
  await desk.type('textarea', 'Until Easter.')
  await desk.press('Answer')
  await desk.show(null)
  await desk.show(card())
  await desk.settled(() => late.give(new Response(null, { status: 204 })))
  expect(text()).toBe('')
})
