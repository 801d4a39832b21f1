import type { ScreenPlugin } from 'tinacms'
import { Report } from './report'

const Icon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d="M5 3h14v18H5zM9 8l1.5 1.5L13 7M9 14l1.5 1.5L13 13M15 9h1M15 15h1" />
  </svg>
)

/** The content report as a screen of the admin. */
export const reportScreen: ScreenPlugin = {
  __type: 'screen',
  name: 'Content report',
  Component: () => <Report />,
  Icon,
  layout: 'fullscreen',
  navCategory: 'Site',
}
