import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Picker } from '../../../tina/admin/sections/picker'
import { openDesk } from '../../fixtures/desk-page.ts'

vi.mock('tinacms', () => ({
  useFormPortal:
    () =>
    ({ children }: { children(): ReactNode }) =>
      children(),
}))

test('Escape closes the choice of sections, but not where it takes back letters that are being composed', async () => {
  const desk = await openDesk()
  const onClose = vi.fn()
  const kinds = { faq: { label: 'Questions', purpose: 'Answers' } } as unknown as Parameters<typeof Picker>[0]['kinds']
  await desk.show(<Picker kinds={kinds} sections={[]} place={0} onPick={() => {}} onClose={onClose} />)
  const press = (isComposing: boolean) => desk.send(desk.find('input'), 'keydown', { key: 'Escape', isComposing })
  await press(true)
  expect(onClose).not.toHaveBeenCalled()
  await press(false)
  expect(onClose).toHaveBeenCalledOnce()
})
