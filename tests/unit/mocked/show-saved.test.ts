import { expect, test, vi } from 'vitest'
import type { Cms, Form, FormValues } from '../../../tina/admin/saving/form'
import { showSaved } from '../../../tina/admin/saving/save'

vi.mock('tinacms', () => ({ isSessionExpiredError: () => false }))

/** A form, and an admin whose server answers with what is saved, or not at all. */
function desk(saved: FormValues | undefined, dirty = false) {
  const reset = vi.fn()
  const form = { id: 'content/page/shop.json', finalForm: { reset, getState: () => ({ dirty }) } } as unknown as Form
  const request = async () => {
    if (!saved) throw new Error('away')
    return { node: { _internalValues: saved } }
  }
  return { reset, show: () => showSaved({ api: { tina: { request } } } as unknown as Cms, form) }
}

test('a form without unsaved changes begins anew with what others saved', async () => {
  const { reset, show } = desk({ title: 'By Wei' })
  expect(await show()).toBe(true)
  expect(reset).toHaveBeenCalledWith({ title: 'By Wei' })
})

test('what was typed meanwhile is never replaced, and what can’t be read changes nothing', async () => {
  for (const { reset, show } of [desk({ title: 'By Wei' }, true), desk(undefined)]) {
    expect(await show()).toBe(false)
    expect(reset).not.toHaveBeenCalled()
  }
})
