import { afterEach, expect, test, vi } from 'vitest'
import { Note } from '../../../src/features/enquiries/admin/note'
import { openDesk } from '../../fixtures/desk-page.ts'

afterEach(() => vi.unstubAllGlobals())

async function open(note: string) {
  const desk = await openDesk()
  const onSave = vi.fn(() => Promise.resolve())
  const stands = (now: string) => desk.show(<Note note={now} onSave={onSave} />)
  await stands(note)
  const box = () => (desk.find('textarea') as HTMLTextAreaElement).value
  const canSave = () => !desk.button('Save note').hasAttribute('disabled')
  return { ...desk, onSave, stands, box, canSave }
}

test('the box follows the note of a colleague as long as nobody has typed, and has nothing to save', async () => {
  const { stands, box, canSave } = await open('')
  await stands('Rang at ten')
  expect([box(), canSave()]).toEqual(['Rang at ten', false])
  await stands('')
  expect([box(), canSave()]).toEqual(['', false])
})

test('where two have typed, what the other wrote stands beside the box, which keeps its text and can be saved knowingly', async () => {
  const { stands, box, canSave, text, type, press, onSave } = await open('')
  await type('textarea', 'Wrote at ten')
  expect(text()).not.toContain('a colleague')
  await stands('Rang at ten')
  expect([box(), canSave()]).toEqual(['Wrote at ten', true])
  expect(text()).toContain('Meanwhile a colleague has written this note:Rang at ten')
  await press('Save note')
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Wrote at ten')
  await stands('Wrote at ten')
  expect(text()).not.toContain('a colleague')
  expect([box(), canSave()]).toEqual(['Wrote at ten', false])
})

test('a note that a colleague has emptied is told of, and what both have written alike is no matter', async () => {
  const { stands, text, type, canSave } = await open('Rang at ten')
  await type('textarea', 'Rang at ten, no answer')
  await stands('')
  expect(text()).toContain('Meanwhile a colleague has emptied this note.')
  await stands('Rang at ten, no answer')
  expect(text()).not.toContain('a colleague')
  expect(canSave()).toBe(false)
})

test('what is typed while a note is on its way stays, waits for it, and is nobody else’s', async () => {
  const { stands, box, canSave, text, type, press, settled, onSave } = await open('')
  let answer = () => {}
  onSave.mockReturnValueOnce(
    new Promise<void>((done) => {
      answer = done
    }),
  )
  await type('textarea', 'Rang')
  await press('Save note')
  await type('textarea', 'Rang at ten')
  expect(canSave()).toBe(false)
  await settled(() => answer())
  await stands('Rang')
  expect([box(), canSave()]).toEqual(['Rang at ten', true])
  expect(text()).not.toContain('a colleague')
})
