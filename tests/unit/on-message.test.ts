import { expect, test, vi } from 'vitest'
import { onMessage } from '../../src/admin/on-message.ts'

test('whoever answers a message by setting listeners anew keeps it from nobody', async () => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  const heard: string[] = []
  const tina = () => heard.push('tina')
  onMessage(() => {
    heard.push('desk')
    window.removeEventListener('message', tina)
    window.addEventListener('message', tina)
  })
  window.addEventListener('message', tina)
  window.dispatchEvent(new Event('message'))
  await vi.waitFor(() => expect(heard).toEqual(['tina', 'desk']))
  vi.unstubAllGlobals()
})
