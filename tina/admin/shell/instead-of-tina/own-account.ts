import type { TinaCMS } from 'tinacms'

/** The screens of Tina that ask Tina's own server for what ours does by another address. */
const SCREENS = ['Change Password']

/**
 * Takes out of the menu what Tina puts there for its own service, which this site doesn't use: the links to its pages for
 * projects, users and support, and its screen for a new password. `My account` is there instead.
 */
export function leaveOutService({ plugins }: TinaCMS) {
  for (const link of plugins.getType('cloud-config').all()) plugins.remove(link)
  for (const screen of plugins.getType('screen').all()) if (SCREENS.includes(screen.name)) plugins.remove(screen)
}
