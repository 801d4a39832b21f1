/** Widths that the server makes of each picture. Phones ask for 800, not 720: see `docs/decisions`. */
export const WIDTHS = [480, 800, 1200, 1600] as const

/** `'/media/w800/scene/a.webp'` => `{ width: 800, name: 'scene/a.webp' }`; only the widths that pages use. */
export function parseSized(path: string): { width: number; name: string } | undefined {
  const [, width, name = ''] = /^\/media\/w(\d+)\/(.+)$/.exec(path) ?? []
  return WIDTHS.some((known) => known === Number(width)) ? { width: Number(width), name } : undefined
}
