import type { ScreenPlugin } from 'tinacms'
import { Start } from './start'

const NAME = 'Start'

const Icon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d="M3 11l9-7 9 7v9h-6v-6H9v6H3z" />
  </svg>
)

/** The first screen after signing in. */
export const startScreen: ScreenPlugin = {
  __type: 'screen',
  name: NAME,
  Component: () => <Start own={NAME} />,
  Icon,
  layout: 'fullscreen',
  navCategory: 'Site',
}

/** Opens the first screen, unless the address names another: Tina would open the home page. */
export function openStart() {
  if (['', '#', '#/'].includes(window.location.hash)) window.location.replace('#/screens/start')
}
