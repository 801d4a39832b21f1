/** What a rich text may hold, by the names of Tina's buttons: the toolbar shows them, and what is pasted keeps them. */
export const KINDS = ['heading', 'bold', 'italic', 'link', 'ul', 'ol'] as const

/** Everything that a paste can bring, whether the site has a place for it or not. */
export type TextKind = (typeof KINDS)[number] | 'table'
