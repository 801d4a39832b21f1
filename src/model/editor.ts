import type { DraftsOnly, Standing } from './roles.ts'

/** A person who edits; each of their commits carries the name. */
export type Editor = { name: string; email: string }

/**
 * A person who saves, and what they may do; with `draftsOnly` nothing on the site itself. Where nothing is said of that, the program
 * itself saves, and may do everything.
 */
export type Author = Editor & Partial<Standing> & { draftsOnly?: DraftsOnly | undefined }
