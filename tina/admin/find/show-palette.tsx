import { createRoot } from 'react-dom/client'
import { followShortcut } from '../../../src/features/find/admin/palette/opened'
import { Palette } from '../../../src/features/find/admin/palette/palette'
import type { Cms } from '../saving/form'
import { commandsOf } from './commands'
import { bringLetters } from './letters'

/** Lays the palette over the admin, in a root of its own, so that it is there on every screen and beside every form. */
export function showPalette(tina: unknown) {
  const cms = tina as Cms
  bringLetters()
  followShortcut()
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Palette branch={() => cms.api.tina.branch} commands={() => commandsOf(cms)} />,
  )
}
