import { isLocale } from '../../../model/languages.ts'
import { isRole, type Standing } from '../../../model/roles.ts'
import type { DecidedDrafts } from './people.ts'

/** What the log of accounts tells of. */
const ACTIONS = [
  'signed-in',
  'sign-in-failed',
  'code-failed',
  'invited',
  'invitation-withdrawn',
  'link-withdrawn',
  'took-over',
  'joined',
  'role-changed',
  'ended',
  'reset',
  'forgotten',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  'backup-code-used',
  'backup-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'passkey-used',
  'passkey-failed',
  'demand-on',
  'demand-off',
  'drafts-on',
  'drafts-off',
  'drafts-all',
  'letter-undelivered',
] as const
export type Action = (typeof ACTIONS)[number]

/** What the log calls each decision on who works on drafts only. */
export const DRAFTS_DECIDED = { nobody: 'drafts-off', others: 'drafts-on', everybody: 'drafts-all' } as const satisfies Record<
  DecidedDrafts,
  Action
>

/** One line of the log: `email` is the account that it is about, `doneBy` who did it where that was somebody else. */
export type AccountEvent = { at: Date; action: Action; email: string; doneBy: string; detail: string }

export const LOG_PAGE = 50
export type LogPage = { events: AccountEvent[]; more: boolean }

const ENQUIRIES = 'enquiries'

/** Writes a role for the log: `'translator ar zh-CN enquiries'`. */
export const standingDetail = ({ role, languages, enquiries }: Standing): string =>
  [role, ...(role === 'translator' ? languages : []), ...(enquiries ? [ENQUIRIES] : [])].join(' ')

/** Reads a role as the log has it: `'translator ar zh-CN enquiries'`. A role that this version doesn't know becomes `reviewer`. */
export function standingFrom(detail: string): Standing {
  const [role, ...rest] = detail.split(' ')
  return { role: isRole(role) ? role : 'reviewer', languages: rest.filter(isLocale), enquiries: rest.includes(ENQUIRIES) }
}
