import type { ScreenPlugin, TinaCMS } from 'tinacms'
import { Icon } from './icon'
import { Inbox } from './inbox'
import { showInTitle } from './unread'

const screen: ScreenPlugin = {
  __type: 'screen',
  name: 'Enquiries',
  Component: () => <Inbox />,
  Icon,
  layout: 'fullscreen',
  navCategory: 'Site',
}

/** Adds the inbox as a screen of the admin, `guarded` by a sign-in, and the number of new enquiries to its menu and to the title of the tab. */
export function addInbox(cms: TinaCMS, guarded: (screen: ScreenPlugin) => ScreenPlugin) {
  cms.plugins.add(guarded(screen))
  showInTitle()
}
