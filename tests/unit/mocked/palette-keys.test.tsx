import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOpened } from '../../../src/features/find/admin/palette/opened'
import { Palette } from '../../../src/features/find/admin/palette/palette'
import { openDesk } from '../../fixtures/desk-page.ts'

vi.mock('tinacms', () => ({ useCMS: () => ({}) }))

const desk = await openDesk()
const run = vi.fn()
const commands = () => [{ name: 'Releases', note: '', run }]
const pressEnter = () => desk.send(desk.find('input'), 'keydown', { key: 'Enter' })

beforeEach(async () => {
  run.mockReset()
  await desk.show(<Palette branch={() => 'main'} commands={commands} />)
})
afterEach(async () => {
  await desk.settled(() => setOpened(false))
  await desk.show(null)
})

test('Enter opens what its own words have found, and nothing once others are typed', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await desk.settled(() => setOpened(true))
  await desk.type('input', 'rel')
  await pressEnter()
  await desk.type('input', '')
  expect(run).not.toHaveBeenCalled()
  await pressEnter()
  expect(run).toHaveBeenCalledOnce()
})

test('Enter after a search that failed does nothing later', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await desk.settled(() => setOpened(true))
  await desk.type('input', 'rel')
  await desk.settled(() => pause(200))
  expect(desk.find('[role=alert]').textContent).toContain('can’t be reached')
  await pressEnter()
  await desk.type('input', '')
  expect(run).not.toHaveBeenCalled()
})
