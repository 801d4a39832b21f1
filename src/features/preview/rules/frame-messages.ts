import type { DeskKey } from './desk-keys.ts'

/** A text of the page, as Tina names it there: `'4f2a---page.blocks.0.heading'`. */
type Name = string

/** A message from the admin to the page in its frame. */
export type ToPage =
  /** Scroll to the first of these places that the page shows, and mark it; `mayAdd`: whether sections may be added around it. */
  | { type: 'desk:show'; names: Name[]; label: string; mayAdd: boolean }
  /** The text may be written in the page; `instead` is what visitors read while it is empty. */
  | { type: 'desk:write'; name: Name; label: string; text: string; instead: string }

/** A message from the page in the frame to the admin. */
export type FromPage =
  /** The text is to be written in the page; `shown` is how it reads there. */
  | { type: 'page:write'; name: Name; shown: string }
  | { type: 'page:written'; name: Name; text: string }
  /** A section is wanted before the one of this name, or after it. */
  | { type: 'page:add'; name: Name; isAfter: boolean }
  | { type: 'page:key'; key: DeskKey }

const KINDS: readonly string[] = ['desk:show', 'desk:write', 'page:write', 'page:written', 'page:add', 'page:key'] satisfies (
  | ToPage
  | FromPage
)['type'][]

/** Returns the message of another window of this site, if it is one of these. */
export function messageIn<Message extends ToPage | FromPage>({ origin, data }: MessageEvent): Message | undefined {
  return origin === window.location.origin && KINDS.includes(data?.type) ? (data as Message) : undefined
}
