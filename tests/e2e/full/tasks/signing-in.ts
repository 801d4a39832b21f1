import { EDITOR } from '../../../fixtures/server.ts'
import { emailOf, expect } from '../../editor.ts'
import { card, PATIENCE, type Task } from './task.ts'

export const signingIn: Task = {
  name: 'sign in',
  isSignedOut: true,
  walk: async ({ page, hand }) => {
    await expect(emailOf(page)).toBeFocused(PATIENCE)
    await hand.type(EDITOR.email)
    await hand.press('Tab')
    await hand.type(EDITOR.password)
    await hand.press('Enter')
    await expect(card(page, 'Home')).toBeVisible(PATIENCE)
  },
}
