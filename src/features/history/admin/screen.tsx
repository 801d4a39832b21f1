import type { ScreenPlugin } from 'tinacms'
import { History } from './history'

const Icon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d="M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4M12 8v4l3 2" />
  </svg>
)

/** The history of documents as a screen of the admin. */
export const historyScreen: ScreenPlugin = {
  __type: 'screen',
  name: 'History',
  Component: () => <History />,
  Icon,
  layout: 'fullscreen',
  navCategory: 'Site',
}
