/** How two states of a page stand together, and how wide they are. */
export type Way = 'curtain' | 'beside' | 'over'
export type View = 'phone' | 'desk'

export const VIEWS: Record<View, { width: number; height: number }> = {
  phone: { width: 390, height: 760 },
  desk: { width: 1280, height: 800 },
}

/** What is chosen at first: half of the draft shows. */
export const AT_FIRST: { way: Way; view: View; share: number } = { way: 'curtain', view: 'desk', share: 50 }
