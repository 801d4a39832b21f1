import { type Permission, type Role, rolesWith, type Standing } from '../model/roles.ts'
import { languageName } from './i18n/language-name'
import { staffLocale } from './i18n/staff-language'
import { word } from './words'

const list = new Intl.ListFormat(staffLocale)

/** What a role is called: `'translator'` => `'translator'`, in the language of the desk. */
export const roleName = (role: Role): string => word(`role_${role}`)

const MANY = (role: Role) => word(`roles_${role}`)

const DEEDS = {
  'content.read': 'deedRead',
  'content.save': 'deedSave',
  'content.translate': 'deedTranslate',
  'content.delete': 'deedDelete',
  'settings.save': 'deedSettings',
  'history.restore': 'deedRestore',
  'media.write': 'deedPictures',
  'branches.create': 'deedBranch',
  'releases.publish': 'deedPublish',
  'enquiries.read': 'deedEnquiries',
  'accounts.manage': 'deedAccounts',
} as const satisfies Record<Permission, string>

/** Says who may do what somebody may not: `'Deleting is for owners and publishers. Your role is editor.'` */
export function closedSentence(permission: Permission, { role }: Pick<Standing, 'role'>): string {
  const who = rolesWith(permission).map(MANY)
  const others = permission === 'enquiries.read' ? [word('whoHasThem')] : []
  return word('closed', { deed: word(DEEDS[permission]), who: list.format([...who, ...others]), role: roleName(role) })
}

/** Says what somebody is here for where they don't save everything: `'You are here to read. …'`; undefined for all others. */
export function savingSentence({ role, languages }: Standing): string | undefined {
  if (role === 'reviewer') return word('onlyReads')
  if (role === 'translator') return word('onlyTranslates', { languages: list.format(languages.map(languageName)) })
  return role === 'reception' ? word('onlyEnquiries') : undefined
}
