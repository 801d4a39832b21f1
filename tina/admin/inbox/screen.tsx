import type { ScreenPlugin } from 'tinacms'
import { Icon } from './icon'
import { Inbox } from './inbox'

/** The inbox as a screen of the admin. */
export const inboxScreen: ScreenPlugin = {
  __type: 'screen',
  name: 'Enquiries',
  Component: () => <Inbox />,
  Icon,
  layout: 'fullscreen',
  navCategory: 'Site',
}
