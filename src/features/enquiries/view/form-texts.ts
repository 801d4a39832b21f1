import type { ReactNode } from 'react'

/** The texts of a form that an editor may write: the button, and a note beside it. */
export type FormTexts = { submit?: ReactNode; note?: ReactNode }
