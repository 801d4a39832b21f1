import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListedPreview } from '../../../src/features/preview/rules/list-preview.ts'
import { PreviewNotes } from '../../../src/features/preview/view/notes.tsx'
import { openDesk } from '../../fixtures/desk-page.ts'

const desk = await openDesk()
const reload = vi.fn()
vi.stubGlobal('location', { reload })
vi.stubGlobal('fetch', async () => Response.json({ version: 'new' }))

const preview: ListedPreview = {
  ...{ branches: ['main', 'spring'], branch: 'spring', version: 'old', groups: [], elsewhere: {} },
  newer: { text: 'There is a newer version.', link: 'Show it' },
}

beforeEach(() => {
  reload.mockReset()
  vi.useFakeTimers()
})
afterEach(async () => {
  await desk.show(null)
  vi.useRealTimers()
})

/** Shows the notes on a page that somebody is on, for longer than until the next question for the version. */
async function stayOn(page: React.ReactNode) {
  await desk.show(
    <MemoryRouter>
      <PreviewNotes preview={preview} />
      {page}
    </MemoryRouter>,
  )
  await desk.settled(() => vi.advanceTimersByTimeAsync(6000))
}
const folded = (typed: string) => (
  <details className="rvw">
    <textarea defaultValue={typed} />
  </details>
)

test.each([
  ['nothing is going on', null],
  ['the panel is folded up and empty', folded(' ')],
])('a page is loaded anew where %s', async (_, page) => {
  await stayOn(page)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(desk.text()).not.toContain(preview.newer.text)
})

test.each([
  [
    'the list in the bar is open',
    <section key="bar" className="pvw">
      <details open />
    </section>,
  ],
  ['the panel is open', <details key="panel" className="rvw" open />],
  ['the panel is folded up with something typed in it', folded('Say until when.')],
  ['the draft is compared', <dialog key="compared" className="cmp" open />],
])('a page only says that there is a newer one where %s', async (_, page) => {
  await stayOn(page)
  expect(reload).not.toHaveBeenCalled()
  expect(desk.text()).toContain(preview.newer.text)
})
