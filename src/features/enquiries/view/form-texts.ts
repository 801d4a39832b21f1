import type { ReactNode } from 'react'

/** What an editor may say on a form: the button, and a note beside it. */
export type FormTexts = { submit?: ReactNode; note?: ReactNode }
