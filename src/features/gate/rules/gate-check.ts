import type { Context } from 'hono'
import type { GateMode } from './flag.ts'

/** Tells which requests may pass the pre-launch gate. */
export type GateCheck = {
  mode: GateMode
  /** Tells whether this request sees the site rather than the coming-soon page. */
  isOpen(c: Context): Promise<boolean>
  /** Tells whether the server has checked this browser's password. The content of branches needs it in every mode. */
  isTester(c: Context): Promise<boolean>
  /** Tells whether the browser holds the flag, and so is offered to sign out. */
  hasFlag(c: Context): boolean
}
