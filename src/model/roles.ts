import type { Locale } from './languages.ts'

/** What somebody is on this site; everybody who has an account has one of these. */
export const ROLES = ['owner', 'publisher', 'editor', 'translator', 'reviewer', 'reception'] as const

export type Role = (typeof ROLES)[number]

/**
 * Who may do what: the one table that the server's doors and the desk go by. Whoever may save may also translate; reception
 * has the enquiries and nothing else.
 */
export const ALLOWED = {
  /** Documents, pictures, branches, the history and the content report. */
  'content.read': ['owner', 'publisher', 'editor', 'translator', 'reviewer'],
  /** New documents, and any text of those that are there. */
  'content.save': ['owner', 'publisher', 'editor'],
  /** Texts of a language: a translator those of their own languages. */
  'content.translate': ['owner', 'publisher', 'editor', 'translator'],
  /** Taking away a document or a picture. */
  'content.delete': ['owner', 'publisher'],
  'settings.save': ['owner', 'publisher'],
  /** Earlier texts, and the decision between two. One's own change may be taken back by whoever may save. */
  'history.restore': ['owner', 'publisher'],
  /** Uploading a picture, and putting it in the place of another. */
  'media.write': ['owner', 'publisher', 'editor'],
  'branches.create': ['owner', 'publisher', 'editor'],
  /** Bringing a draft to the site, and taking a release back. */
  'releases.publish': ['owner', 'publisher'],
  /** Saving on the site itself while an owner lets all others work on drafts only. */
  'site.save': ['owner', 'publisher'],
  /** The inbox, its export and its log. An owner may give it to any other role beside this. */
  'enquiries.read': ['owner', 'reception'],
  'accounts.manage': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof ALLOWED

/** Who works on drafts only, as an owner decides: nobody has to, all whom `site.save` is not for, or everybody. */
export const DRAFTS_ONLY = ['nobody', 'others', 'everybody'] as const

/** For whom it is that drafts only hold, told to somebody for whom they do. */
export type DraftsOnly = Exclude<(typeof DRAFTS_ONLY)[number], 'nobody'>

/** What an account may do: its role, the languages of a translator, and whether an owner gave it the enquiries. */
export type Standing = { role: Role; languages: readonly Locale[]; enquiries: boolean }

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role)

/** Returns the roles that have a permission. */
export const rolesWith = (permission: Permission): readonly Role[] => ALLOWED[permission]

/** Tells whether somebody has a permission. */
export const may = ({ role, enquiries }: Pick<Standing, 'role' | 'enquiries'>, permission: Permission): boolean =>
  rolesWith(permission).includes(role) || (permission === 'enquiries.read' && enquiries)

/** Returns what an owner's decision on drafts means for somebody; undefined where they may save on the site itself. */
export const heldToDrafts = (
  standing: Pick<Standing, 'role' | 'enquiries'>,
  decided: (typeof DRAFTS_ONLY)[number],
): DraftsOnly | undefined => (decided === 'nobody' || (decided === 'others' && may(standing, 'site.save')) ? undefined : decided)

/** Tells whether somebody may write the texts of a language, such as the words for a picture. */
export const mayWriteIn = (standing: Standing, locale: Locale): boolean =>
  may(standing, 'content.save') || (may(standing, 'content.translate') && standing.languages.includes(locale))

/** Tells whether somebody may save nothing but texts of their languages. */
export const onlyTranslates = (standing: Pick<Standing, 'role' | 'enquiries'>): boolean =>
  may(standing, 'content.translate') && !may(standing, 'content.save')
