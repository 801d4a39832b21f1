import type { Context } from 'hono'
import type { GateMode } from './flag.ts'

/** Who may pass the pre-launch gate. */
export type GateCheck = {
  mode: GateMode
  /** Whether this request sees the site rather than the coming-soon page. */
  isOpen(c: Context): Promise<boolean>
  /** Whether the server has checked this browser's password; branch content needs it in every mode. */
  isTester(c: Context): Promise<boolean>
  /** Whether the browser holds the flag, and so is offered to sign out. */
  hasFlag(c: Context): boolean
}
