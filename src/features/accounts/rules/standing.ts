import { isLocale, keyOfLocale, type Locale } from '../../../model/languages.ts'
import { isRole, type Standing } from '../../../model/roles.ts'

/** What is stored of an account beside its name: `{ role: 'translator', languages: 'ar,zh-CN', enquiries: false }` */
export type StoredStanding = { role?: unknown; languages?: unknown; enquiries?: unknown }

/** `'ar, zh-CN'` => `['ar', 'zh-CN']`; left out are English, which everything is translated from, and what is no language of the site. */
export const languagesIn = (text: string): Locale[] =>
  text
    .split(/[\s,]+/)
    .filter(isLocale)
    .filter(keyOfLocale)

/**
 * Reads what is stored of an account. One from before there were roles is an owner's, since it could do everything; a role that
 * this version doesn't know only reads.
 */
export function standingOf({ role, languages, enquiries }: StoredStanding): Standing {
  const known = isRole(role) ? role : role === undefined || role === null ? 'owner' : 'reviewer'
  return { role: known, languages: languagesIn(String(languages ?? '')), enquiries: Boolean(enquiries) }
}

/** Returns role, languages and enquiries as an account stores them: `{ role: 'translator', languages: 'ar,zh-CN', enquiries: false }`. Only a translator has languages. */
export const storedOf = ({ role, languages, enquiries }: Standing) => ({
  role,
  languages: role === 'translator' ? languages.join(',') : '',
  enquiries,
})

/** Returns why an account can't have this standing: a translator needs a language; undefined where it can. */
export const refusalOfStanding = ({ role, languages }: Standing): string | undefined =>
  role === 'translator' && languages.length === 0 ? 'Name the languages of a translator.' : undefined
