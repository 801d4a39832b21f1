import type { Context } from 'hono'

/** The flag under which a browser remembers that its password was right; the same name in storage and as a cookie. */
export const FLAG = 'qa_authenticated'
export const FLAG_VALUE = 'true'

/** `browser`: the flag opens the site; `server`: only a password that the server checked does; `off`: the site is launched, and open. */
export type GateMode = 'browser' | 'server' | 'off'

/** The state of the gate for one page: `open` shows the site, `tester` offers to sign out. */
export type GateState = { mode: GateMode; open: boolean; tester: boolean }

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
