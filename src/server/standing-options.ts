import { languagesIn } from '../features/accounts/rules/standing.ts'
import { isRole, ROLES, type Standing } from '../model/roles.ts'

/** What the operator's command takes about a role, beside its words. */
export const STANDING_OPTIONS = {
  role: { type: 'string' },
  languages: { type: 'string' },
  enquiries: { type: 'boolean' },
} as const

/** Reads `publisher`, or `translator --languages ar,zh-CN`. Throws a sentence for a role or a language that there isn't. */
export function readStanding(role: string, given: { languages?: string; enquiries?: boolean }): Standing {
  if (!isRole(role)) throw new Error(`"${role}" is no role: choose one of ${ROLES.join(', ')}.`)
  const asked = (given.languages ?? '').split(',').filter(Boolean)
  const languages = languagesIn(given.languages ?? '')
  if (languages.length < asked.length) throw new Error(`"${given.languages}" names a language that the site doesn't have.`)
  return { role, languages: role === 'translator' ? languages : [], enquiries: given.enquiries ?? false }
}

/** `'translator (ar, zh-CN), enquiries'` */
export const describeStanding = ({ role, languages, enquiries }: Standing): string =>
  `${role}${languages.length > 0 ? ` (${languages.join(', ')})` : ''}${enquiries ? ', enquiries' : ''}`
