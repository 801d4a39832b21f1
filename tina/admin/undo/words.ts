/** Words around taking back and doing again. */
export const UNDO = 'Undo'
export const REDO = 'Redo'
export const NOTHING_TO_UNDO = 'Nothing to undo'
export const NOTHING_TO_REDO = 'Nothing to redo'

/** `'Our prices'` => `'Deleted: Our prices'` */
export const deletedSentence = (name: string) => (name ? `Deleted: ${name}` : 'Deleted.')

/** `1` => `'and 1 more'` */
export const moreDeleted = (count: number) => `and ${count} more`

/** `('Undo', 'Heading')` => `'Undo: Heading'` */
export const namedAction = (action: string, label: string) => (label ? `${action}: ${label}` : action)

/** What a screen reader says after it: `(true, 'Heading')` => `'Undone: Heading'` */
export const goneSentence = (isBack: boolean, label: string) => namedAction(isBack ? 'Undone' : 'Done again', label)
