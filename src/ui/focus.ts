/**
 * Returns the classes of `media.css` that keep a point of a picture in view: `'30 70'` => `'fx-30 fy-70'`. The site's policy
 * allows no styles on single elements. Undefined where no point is set, with other classes after it.
 */
export function focusClass(focus: string | undefined, others?: string): string | undefined {
  if (!focus) return others
  const [x, y] = focus.split(' ')
  return [others, `fx-${x}`, `fy-${y}`].filter(Boolean).join(' ')
}
