/** The widths, in pixels, that the server makes of each picture. */
export const WIDTHS = [480, 800, 1200, 1600] as const

/** The shapes of boxes for which the server cuts pictures: a wide one would be drawn out, and soft, in a tall box. */
export const CUTS = { '4x5': 4 / 5, '3x4': 3 / 4, '1x1': 1 } as const

const SHAPES = { r45: '4x5', r34: '3x4', r11: '1x1' } as const

/** Returns the cut for a box with these classes of `media.css`: `'r45 pt-ee'` => `'4x5'`; none for wide ones. */
export const cutFor = (classes: string): keyof typeof CUTS | undefined =>
  Object.entries(SHAPES).find(([shape]) => classes.split(' ').includes(shape))?.[1]

/** A part of a picture: its width by its height, and the point that stays in view, in hundredths from the left and the top. */
export type Cut = { ratio: number; focus: readonly [x: number, y: number] }

/** A picture in a width, and cut where `cut` is there; `name` is its path below the folder of the pictures. */
export type Sized = { width: number; name: string; cut?: Cut }

/** Address of a picture at a width, whole or cut: `('/media/a.webp', 800, '4x5', '30 70')` => `'/media/w800-4x5-30-70/a.webp'`. */
export const atWidth = (src: string, width: number, cut?: keyof typeof CUTS, focus?: string) =>
  src.replace(/^\/media\//, `/media/w${[width, cut, cut && focus?.replace(' ', '-')].filter(Boolean).join('-')}/`)

/** `'/media/w800/scene/a.webp'` => `{ width: 800, name: 'scene/a.webp' }`; only the widths and cuts that pages use. */
export function parseSized(path: string): Sized | undefined {
  const [, width, shape, x = '50', y = '50', name = ''] = /^\/media\/w(\d+)(?:-(\dx\d)(?:-(\d?0|100)-(\d?0|100))?)?\/(.+)$/.exec(path) ?? []
  if (!WIDTHS.some((known) => known === Number(width))) return undefined
  if (!shape) return { width: Number(width), name }
  const ratio = Object.hasOwn(CUTS, shape) ? CUTS[shape as keyof typeof CUTS] : undefined
  return ratio ? { width: Number(width), name, cut: { ratio, focus: [Number(x), Number(y)] } } : undefined
}
