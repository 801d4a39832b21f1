import { may, type Permission, type Role, rolesWith, type Standing } from './roles.ts'

const MANY = {
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
  'enquiries.read': 'Enquiries are for',
  'accounts.manage': 'The accounts of colleagues are for',
} satisfies Record<Permission, string>

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/**
 * Returns a sentence that says why somebody may not do something: `'Deleting is for owners and publishers. Your role is
 * editor.'`; undefined where they may.
 */
export function refusalFor(standing: Standing, permission: Permission): string | undefined {
  if (may(standing, permission)) return undefined
  const others = permission === 'enquiries.read' ? ['whomever an owner gives them to'] : []
  const who = listed.format([...rolesWith(permission).map((role) => MANY[role]), ...others])
  return `${DEEDS[permission]} ${who}. Your role is ${standing.role}.`
}
