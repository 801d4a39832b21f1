import type { Author } from './editor.ts'
import { may, type Permission, type Role, rolesWith, type Standing } from './roles.ts'

/** What all who have a role are called in English. */
export const MANY_IN_ENGLISH = {
  owner: 'owners',
  publisher: 'publishers',
  editor: 'editors',
  translator: 'translators',
  reviewer: 'reviewers',
  reception: 'the reception',
} satisfies Record<Role, string>

const DEEDS = {
  'content.read': 'The content is for',
  'content.save': 'Saving is for',
  'content.translate': 'Saving translations is for',
  'content.delete': 'Deleting is for',
  'settings.save': 'Saving the settings is for',
  'history.restore': 'Bringing back earlier texts is for',
  'media.write': 'Adding pictures is for',
  'branches.create': 'Beginning a draft is for',
  'releases.publish': 'Publishing is for',
  'site.save': 'Saving on the site itself is for',
  'enquiries.read': 'Enquiries are for',
  'accounts.manage': 'The accounts of colleagues are for',
} satisfies Record<Permission, string>

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** Returns why somebody who works on drafts only saves nothing on the site itself, and what to do instead. */
export function draftsOnlyReason({ role = 'editor', enquiries = false, draftsOnly }: Omit<Author, 'name' | 'email'>): string {
  const some = `only ${listed.format(rolesWith('site.save').map((one) => MANY_IN_ENGLISH[one]))} save on the site itself.`
  const who = draftsOnly === 'everybody' ? 'nobody saves on the site itself: everybody works on drafts.' : some
  return `${who} ${may({ role, enquiries }, 'branches.create') ? 'Choose or begin' : 'Choose'} a draft in the bar above, and save there.`
}

/**
 * Returns a sentence that says why somebody may not do something: `'Deleting is for owners and publishers. Your role is
 * editor.'`; undefined where they may.
 */
export function refusalFor(standing: Standing, permission: Permission): string | undefined {
  if (may(standing, permission)) return undefined
  const others = permission === 'enquiries.read' ? ['whomever an owner gives them to'] : []
  const who = listed.format([...rolesWith(permission).map((role) => MANY_IN_ENGLISH[role]), ...others])
  return `${DEEDS[permission]} ${who}. Your role is ${standing.role}.`
}
