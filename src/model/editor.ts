/** A person who edits; each of their commits carries the name. */
export type Editor = { name: string; email: string }
