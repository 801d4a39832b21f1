/** How two states of a page stand together, and how wide they are. */
export type Way = 'curtain' | 'beside' | 'over'
export type ScreenSize = 'phone' | 'desk'

export const VIEWS: Record<ScreenSize, { width: number; height: number }> = {
  phone: { width: 390, height: 760 },
  desk: { width: 1280, height: 800 },
}

/** What is chosen at first: half of the draft shows. */
export const AT_FIRST: { way: Way; view: ScreenSize; share: number } = { way: 'curtain', view: 'desk', share: 50 }
