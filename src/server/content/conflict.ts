import type { Checkout } from './checkout.ts'
import { gitOr } from './git.ts'

const NAMED_AT_MOST = 6

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Names of the fields in which two texts of a document differ: `'blocks.0.heading'`. */
export function changedFields(before: Json | undefined, after: Json | undefined, at = ''): string[] {
  if (before === after) return []
  if (!isTree(before) || !isTree(after)) return [at || 'the whole document']
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => changedFields(child(before, name), child(after, name), at ? `${at}.${name}` : name))
}

const isTree = (value: Json | undefined) => typeof value === 'object' && value !== null
const child = (tree: Json | undefined, name: string) => (tree as { [name: string]: Json })[name]

/** Tells an editor who changed a document since they opened it, and what. Saving once more is then a decision. */
export async function conflictMessage(checkout: Checkout | undefined, path: string, seen: string, now: string | null): Promise<string> {
  const log = checkout && (await gitOr(checkout.dir, ['log', '-1', '--format=%an%x00%cd', '--date=format:%H:%M', checkout.ref, '--', path]))
  const [who = 'Somebody', when] = log?.split('\0') ?? []
  const fields = now === null ? ['it was deleted'] : changedFields(JSON.parse(seen) as Json, JSON.parse(now) as Json)
  const named = [...fields.slice(0, NAMED_AT_MOST), ...(fields.length > NAMED_AT_MOST ? [`and ${fields.length - NAMED_AT_MOST} more`] : [])]
  return `${who} changed ${path}${when ? ` at ${when} UTC` : ''} while you had it open (${named.join(', ')}). Your text is still in the form. Save again to put yours in its place; the other version stays in the history.`
}
