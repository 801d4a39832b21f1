/** What the box for a link in a text says. */
export const CHANGE = 'Change'
export const REMOVE = 'Remove the link'
export const TEXT = 'Words of the link'
export const LEADS_TO = 'Leads to'
export const CLOSE = 'Close'
