import type { Editor } from '../../../../model/editor.ts'
import type { Standing } from '../../../../model/roles.ts'
import { refusalOfStanding, type StoredStanding, standingOf, storedOf } from '../../rules/standing.ts'

/** A person who may sign in, and what they may do. */
export type Account = Editor & Standing

/** The fields that an account has beside the library's. No request sets them; the library adds their columns to older tables. */
export const STANDING_FIELDS = {
  role: { type: 'string', required: false, input: false },
  languages: { type: 'string', required: false, input: false },
  enquiries: { type: 'boolean', required: false, input: false },
} as const

const OWNER: Standing = { role: 'owner', languages: [], enquiries: false }
const EDITOR: Standing = { ...OWNER, role: 'editor' }

/** Reads an account out of what the library keeps of it. */
export const accountOf = ({ name, email, ...stored }: Editor & StoredStanding): Account => ({ name, email, ...standingOf(stored) })

/** Returns what is stored of a new account: the first one owns the site, others edit unless something else is said. Throws a sentence. */
export function newStanding(others: Account[], wanted: Standing | undefined) {
  const standing = others.length === 0 ? OWNER : (wanted ?? EDITOR)
  const refused = refusalOfStanding(standing)
  if (refused) throw new Error(refused)
  return storedOf(standing)
}

/** Says why an account can't go, or get another role. */
export const onlyOwner = (email: string) => `${email} is the only owner, and the site needs one. Make somebody else an owner first.`
