/** Who edits; each commit carries the name. */
export type Editor = { name: string; email: string }
