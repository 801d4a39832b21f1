/** What stands in the box: the text, the note upon which it was typed, and what of it was sent and not yet answered. */
export type TypedNote = { text: string; read: string; sent?: string }

/**
 * Returns the box once another note stands. As long as nobody has typed it follows: `({ text: 'a', read: 'a' }, 'b')` => `{ text: 'b', read: 'b' }`;
 * what was typed stays. Where a colleague has written the note meanwhile, the box keeps the one that was `read`.
 */
export function followed(typed: TypedNote, note: string): TypedNote {
  const { text, read, sent } = typed
  if (note === read) return typed
  // Somebody may have typed on while it was sent.
  if (note === sent || note === text) return { text, read: note }
  return text === read ? { text: note, read: note } : typed
}
