import type { PlateName } from '../../../content/view/plate-name.ts'
import { poseOf, viewOf } from '../../../content/view/plate-view.ts'
import { HABITS } from './habits/all.ts'
import { type Press, press } from './press.ts'
import { random } from './random.ts'

/** Keeps seeds that follow each other apart. */
const SALT = 7919

/** The ink of the group, and of what only Edinburgh offers; neither changes with the page. */
const [ROSE, THISTLE] = ['#8b3d4d', '#5c4260']

/** The colour of a shadow on plaster. */
const SHADE = '#553a49'

/**
 * In small prints outlines are heavier and fine lines are left out, in large ones outlines are thin. The width is that of the
 * print; a page that draws the layers itself reads the file at no width, and is to have all of it.
 */
const STYLE = [
  'svg{fill:none;stroke-linejoin:round;stroke-width:2.2}',
  `g{color:${ROSE};stroke:currentColor}`,
  `#thistle:target~g{color:${THISTLE}}`,
  '#h{fill:currentColor;stroke-width:.6}',
  '#x{stroke-width:1.1}',
  '@media(min-width:700px){#c{stroke-width:1.4}}',
  '@media(min-width:1px) and (max-width:170px){#x{display:none}#c{stroke-width:4}}',
].join('')

/** The plant of a name, on its plate. */
function grown(name: PlateName): Press {
  const { plant, count, minutes, price, seed } = name
  const next = random(seed * SALT + count)
  const plate = press(next, poseOf(name))
  HABITS[plant](plate, { count, close: 1 + minutes / 18, scale: 0.94 + price / 60, shift: (next() - 0.5) * 90 })
  return plate
}

/**
 * Grows the shadow of a plant, as an SVG of 800 by 1000: petals and leaves let some light through, so that it is darker where
 * they lie on each other.
 */
export function castShadow(name: PlateName): string {
  const { parts, threads } = grown(name).silhouette()
  const paths = parts.map((path) => `<path d="${path}z"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" fill="${SHADE}" fill-opacity=".68">${paths}<path d="${threads}" fill="none" stroke="${SHADE}" stroke-width="3"/></svg>`
}

/**
 * Grows an engraving: the function it returns prints it with a share of its hatching, from 0 to 1, as an SVG of 800 by 1000.
 * `#c`, `#h` and `#x` are its outlines, its hatching and its fine lines; `#focus` and `#thistle` its close view in either ink.
 */
export function grow(name: PlateName): (share: number) => string {
  const [left, top, side] = viewOf(name)
  const box = `viewBox="${left} ${top} ${side} ${side}"`
  const print = grown(name).ink()
  return (share) => {
    const { contours, hatching, fine } = print(share)
    const paths = `<path id="c" d="${contours}"/><path id="h" d="${hatching}"/><path id="x" d="${fine}"/>`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><style>${STYLE}</style><view id="focus" ${box}/><view id="thistle" ${box}/><g>${paths}</g></svg>`
  }
}
