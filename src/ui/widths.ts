/** Widths that the server makes of each picture. Phones ask for 800, not 720: see `docs/decisions`. */
export const WIDTHS = [480, 800, 1200, 1600] as const
