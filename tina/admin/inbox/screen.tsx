import type { ScreenPlugin } from 'tinacms'
import { Inbox } from './inbox'

const Icon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d="M3 13l3-8h12l3 8v6H3zM3 13h5l1.5 3h5l1.5-3h5" />
  </svg>
)

/** The inbox as a screen of the admin. */
export const inboxScreen: ScreenPlugin = {
  __type: 'screen',
  name: 'Enquiries',
  Component: () => <Inbox />,
  Icon,
  layout: 'fullscreen',
  navCategory: 'Site',
}
