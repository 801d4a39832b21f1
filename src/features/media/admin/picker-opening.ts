import type { Boxes } from '../rules/boxes.ts'

/** What is wanted of the picker: `current` is the picture that is chosen now, `'scene/a.webp'`, `boxes` where the new one is shown. */
export type Picking = { current?: string; boxes?: Boxes; onPick(path: string): void }

let wanted: Picking | undefined
const listeners = new Set<() => void>()

/** Opens the picker over the admin, or closes it. */
export function setPicking(picking: Picking | undefined): void {
  wanted = picking
  for (const tell of listeners) tell()
}

export const pickingNow = () => wanted

export function onPicking(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
