import type { Standing } from '../../../model/roles.ts'
import { EDITORS_PATH } from './session.ts'

/** The addresses at which a link is looked at, and used. */
export const LOOK_PATH = `${EDITORS_PATH}/link`
export const USE_PATH = `${EDITORS_PATH}/link/use`

/** The address at which whoever has forgotten their password asks for a link, and the one that tells whether letters are sent. */
export const FORGOTTEN_PATH = `${EDITORS_PATH}/forgotten`
export const WAYS_PATH = `${EDITORS_PATH}/ways`

/** What a link is for: the first account, a new password that an owner gives, or one that its owner asked for. */
export type LinkKind = 'invitation' | 'reset' | 'forgotten'

/** What whoever opens a link is shown. */
export type Looked = { kind: LinkKind; email: string }

/** A link that an owner has made; `letter` tells whether a letter took it, too. */
export type MadeLink = { token: string; until: Date; letter: 'none' | 'sent' | 'failed' }

/**
 * A link that opens something for whoever has it, as owners see it: to an account, where an invitation says what that may do, or to a
 * draft. `by` made it; empty where whoever has the account asked for it themselves.
 */
export type OpenLink = { by: string; until: Date } & (
  | { kind: 'invitation'; email: string; standing: Standing }
  | { kind: 'reset' | 'forgotten'; email: string }
  | { kind: 'review'; number: number; draft: string; label: string }
)

const START = '#/link/'

/** `'https://site.example', 'abc'` => `'https://site.example/admin/index.html#/link/abc'`: what follows `#` stands in no server's log. */
export const linkTo = (origin: string, token: string) => `${origin}/admin/index.html${START}${token}`

/** `'#/link/abc'` => `'abc'`; undefined for any other place in the admin. */
export const tokenIn = (hash: string): string | undefined => (hash.startsWith(START) ? hash.slice(START.length) : undefined)
