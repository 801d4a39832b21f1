import { MANY_IN_ENGLISH } from '../model/role-sentences.ts'
import { may, type Permission, ROLES, type Role, rolesWith } from '../model/roles.ts'
import { languageName } from './i18n/language-name'
import { staffLocale } from './i18n/staff-language'
import type { StandingHere } from './standing'
import { word } from './words'

const list = new Intl.ListFormat(staffLocale)

/** What a role is called: `'translator'` => `'translator'`, in the language of the desk. */
export const roleName = (role: Role): string => word(`role_${role}`)

const MANY = (role: Role) => word(`roles_${role}`)

/** What the server calls whoever has a role, one and many, with what they are called in the desk. */
export const ROLE_NAMES = new Map<string, string>([
  ...ROLES.flatMap((role): [string, string][] => [
    [role, roleName(role)],
    [MANY_IN_ENGLISH[role], MANY(role)],
  ]),
  ['whomever an owner gives them to', word('whoHasThem')],
])

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
  'site.save': 'deedSite',
  'enquiries.read': 'deedEnquiries',
  'accounts.manage': 'deedAccounts',
} as const satisfies Record<Permission, string>

/** Says who may do what somebody may not: `'Deleting is for owners and publishers. Your role is editor.'` */
export function closedSentence(permission: Permission, standing: StandingHere): string {
  if (may(standing, permission)) return draftsOnlySentence(standing) ?? ''
  const { role } = standing
  const who = rolesWith(permission).map(MANY)
  const others = permission === 'enquiries.read' ? [word('whoHasThem')] : []
  return word('closed', { deed: word(DEEDS[permission]), who: list.format([...who, ...others]), role: roleName(role) })
}

/** Says to whoever could save but for the site itself being open what to do; undefined for all others. */
export function draftsOnlySentence(standing: StandingHere): string | undefined {
  if (!standing.draftsOnly || !may(standing, 'content.translate')) return undefined
  const begins = may(standing, 'branches.create')
  if (standing.draftsOnly === 'everybody') return word(begins ? 'draftsForAll' : 'draftsForAllChoose')
  return word(begins ? 'draftsOnly' : 'draftsOnlyChoose', { who: list.format(rolesWith('site.save').map(MANY)) })
}

/** Says what somebody is here for where they don't save everything: `'You are here to read. …'`; undefined for all others. */
export function savingSentence(standing: StandingHere): string | undefined {
  const { role, languages } = standing
  const draftsOnly = draftsOnlySentence(standing)
  if (draftsOnly) return draftsOnly
  if (role === 'reviewer') return word('onlyReads')
  if (role === 'translator') return word('onlyTranslates', { languages: list.format(languages.map(languageName)) })
  return role === 'reception' ? word('onlyEnquiries') : undefined
}
