/** The flag under which a browser remembers that its password was right; the same name in storage and as a cookie. */
export const FLAG = 'qa_authenticated'
export const FLAG_VALUE = 'true'

/** `browser`: the flag opens the site; `server`: only a password that the server checked does; `off`: the site is launched, and open. */
export type GateMode = 'browser' | 'server' | 'off'

/** The state of the gate for one page: `open` shows the site, `tester` offers to sign out. */
export type GateState = { mode: GateMode; open: boolean; tester: boolean }
