/** What keys ask of the form that is open. */
export type DeskKey = 'undo' | 'redo' | 'save'

/** Returns what the keys ask for: Ctrl or ⌘ with Z, with Shift and Z, with Y, or with S. */
export function wantedBy({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): DeskKey | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  const letter = key.toLowerCase()
  if (letter === 's' && !shiftKey) return 'save'
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}
