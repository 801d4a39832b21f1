import type { City } from '../../model/clinics.ts'
import { sunAt } from './sun.ts'

/**
 * The light that falls through a window onto a wall. `state` is what visitors read of it (`light` in `src/i18n/resources`): an
 * evening with sun is `low`, as an early morning is. `shift`, `skew`, `rake` and `long` are where the window's picture lies: moved by
 * parts of the wall's size, leant and tilted by degrees, stretched by a factor. `soft` is its blur from 1 to 5, `strength` and
 * `dim` are from 0 to 1: how bright the window is, and how dark the wall. `tint` is the colour of the window.
 */
export type Light = {
  state: 'morning' | 'noon' | 'afternoon' | 'low' | 'dusk' | 'closed'
  shift: [x: number, y: number]
  skew: number
  rake: number
  long: number
  soft: number
  strength: number
  dim: number
  tint: string
}

/** The colours of a window's light; `tintOf` says which one the sun has when. */
const TINTS = {
  morning: '#FBF3DF',
  day: '#FBF4EC',
  low: '#F6DDB4',
  west: '#F7D49B',
  winter: '#F3E6E6',
  winterLow: '#E9D3E6',
  dusk: '#E8B978',
}

/**
 * The window when no sun comes through it. At dusk it is still seen faintly, in this tint. After closing its strength is 0 and
 * nobody sees the tint; the other values say where the shadow on the wall lies. The tint is not the lamp's: the colours of the
 * lamp and of the night around it are in `src/styles/lit-wall.css`, which lays them over the wall at dusk and after closing.
 */
const NIGHT = { tint: TINTS.dusk, soft: 5, shift: [0, 0] as [number, number], skew: 0, rake: 0, long: 1 }
/** November to January. */
const WINTER_MONTHS = [10, 11, 0]
/** The sun behind the roofs over the way lights no wall. Heights are in degrees. */
const ROOFS = -0.5
/** Below this height the state is `low`, on whichever side the sun stands. */
const LOW_SUN = 12
/** The state is `noon` while the sun is no further from the south than this part of the way to the east or the west. */
const NOON = 0.35

const between = (from: number, to: number, part: number) => from + (to - from) * Math.min(1, Math.max(0, part))
const rounded = (value: number, digits = 1) => Number(value.toFixed(digits))

/**
 * Returns the colour of the sun's light. `side` is -1 for the east, 0 for the south, 1 for the west; `low` is from 0, a high sun,
 * to 1, the horizon. Its bounds are not those of the states, but for the pale morning's: a sun below 17 degrees is warm, and
 * below 13 violet in winter, while the state `low` begins at 12; the amber of the west begins at 0.55, the state `afternoon` at
 * 0.35, and it stays while the sun is low there.
 */
function tintOf(side: number, low: number, month: number): string {
  if (WINTER_MONTHS.includes(month)) return low > 0.7 ? TINTS.winterLow : TINTS.winter
  if (side > 0.55) return TINTS.west
  if (low > 0.6) return TINTS.low
  return side < -NOON ? TINTS.morning : TINTS.day
}

/** Returns the light on a wall of a clinic: the sun's while it is open, dusk after sunset, and a lamp's after closing. */
export function lightAt(city: City, at: Date, isOpen: boolean): Light {
  const { azimuth, elevation } = sunAt(city, at)
  if (!isOpen) return { state: 'closed', ...NIGHT, strength: 0, dim: 0.36 }
  if (elevation <= ROOFS) return { state: 'dusk', ...NIGHT, strength: 0.1, dim: 0.26 }
  const side = (azimuth - 180) / 90
  const low = 1 - Math.min(1, Math.max(0, elevation) / 42)
  const state = elevation < LOW_SUN ? 'low' : Math.abs(side) < NOON ? 'noon' : side < 0 ? 'morning' : 'afternoon'
  return {
    state,
    shift: [rounded(between(-0.16, 0.16, (1 - side) / 2), 3), rounded(between(0.14, -0.09, low), 3)],
    skew: rounded(-side * between(8, 22, low)),
    rake: rounded(-side * between(14, 5, low)),
    long: rounded(between(0.86, 1.5, low) + (side > 0.55 ? 0.16 : 0), 2),
    soft: Math.round(between(1.2, 5, low)),
    strength: rounded(between(0.78, 0.95, elevation / 38), 2),
    dim: rounded(between(0.2, 0, elevation / 30), 2),
    tint: tintOf(side, low, at.getUTCMonth()),
  }
}
