/** The flag under which a browser remembers that its password was right; the same name in storage and as a cookie. */
export const FLAG = 'qa_authenticated'
export const FLAG_VALUE = 'true'

/** browser: the flag opens the site; server: only a checked password does; off: launched. */
export type GateMode = 'browser' | 'server' | 'off'

/** What the document knows of the gate. `staff` tells how a plain form post went. */
export type GateState = { mode: GateMode; open: boolean; tester: boolean }
