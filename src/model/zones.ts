/** The places on the drawing of a face in profile, from above, and on that of a back. Where each lies in its drawing stands in `shadow.css`. */
export const ZONES = {
  face: ['hair', 'forehead', 'eyes', 'cheek', 'fold', 'lips', 'jaw', 'neck', 'chest'],
  back: ['nape', 'shoulders', 'arms', 'flanks', 'waist'],
} as const

/** A drawing of the body: a face in profile, or a back. */
export type BodySide = keyof typeof ZONES
export type Zone = (typeof ZONES)[BodySide][number]

export const SIDES = Object.keys(ZONES) as BodySide[]

const isOn = (side: BodySide, name: string | null | undefined): name is Zone => (ZONES[side] as readonly string[]).includes(name ?? '')

/** Returns the drawing on which a place lies: `'waist'` => `'back'`; undefined for any other word. */
export const sideOf = (name: string | null | undefined): BodySide | undefined => SIDES.find((side) => isOn(side, name))

/** How deep in the skin, or below it, a treatment works. */
export const DEPTHS = ['surface', 'dermis', 'deeper'] as const
export type Depth = (typeof DEPTHS)[number]
