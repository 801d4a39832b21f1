/** Words around the page in the preview. */
export const WIDTH_OF_PAGE = 'Width of the page'
export const PHONE = 'Phone, 390 wide'
export const TABLET = 'Tablet, 768 wide'
export const DESKTOP = 'Desktop'

/** `('Heading', 'Arabic')` => `'Heading, Arabic'` */
export const labelInLanguage = (label: string, language: string) => `${label}, ${language}`

export const FORM = 'Form'
export const PAGE = 'Page'
export const BACK_TO_PAGE = 'Back to the page'
export const HISTORY = 'History'
export const IN_THIS_PAGE = 'This page'
export const DESK_BAR = 'Ways'
export const DESK = 'Desk'
export const PAGES = 'Pages'
export const FIND = 'Find'
export const INBOX = 'Inbox'
