import type { City } from '../types.ts'
import { sunAt } from './sun.ts'

/**
 * The light that falls through a window onto a wall. `shift`, `skew`, `rake` and `long` are where the window's picture lies: moved by
 * parts of the wall's size, leant and tilted by degrees, stretched by a factor. `soft` is its blur from 1 to 5, `strength` and
 * `dim` are from 0 to 1: how bright the window is, and how dark the wall.
 */
export type Light = {
  state: 'morning' | 'noon' | 'evening' | 'low' | 'dusk' | 'closed'
  shift: [x: number, y: number]
  skew: number
  rake: number
  long: number
  soft: number
  strength: number
  dim: number
  tint: string
}

const NIGHT = { tint: '#E8B978', soft: 5, shift: [0, 0] as [number, number], skew: 0, rake: 0, long: 1 }
const WINTER_MONTHS = [10, 11, 0]
/** The sun behind the roofs over the way lights no wall. */
const ROOFS = -0.5

const between = (from: number, to: number, part: number) => from + (to - from) * Math.min(1, Math.max(0, part))
const rounded = (value: number, digits = 1) => Number(value.toFixed(digits))

/** `side` is -1 for the east, 0 for the south, 1 for the west; `low` is from 0, a high sun, to 1, the horizon. */
function tintOf(side: number, low: number, month: number): string {
  if (WINTER_MONTHS.includes(month)) return low > 0.7 ? '#E9D3E6' : '#F3E6E6'
  if (side > 0.55) return '#F7D49B'
  if (low > 0.6) return '#F6DDB4'
  return side < -0.35 ? '#FBF3DF' : '#FBF4EC'
}

/** Returns the light on a wall of a clinic: the sun's while it is open, dusk after sunset, and a lamp's after closing. */
export function lightAt(city: City, at: Date, isOpen: boolean): Light {
  const { azimuth, elevation } = sunAt(city, at)
  if (!isOpen) return { state: 'closed', ...NIGHT, strength: 0, dim: 0.36 }
  if (elevation <= ROOFS) return { state: 'dusk', ...NIGHT, strength: 0.1, dim: 0.26 }
  const side = (azimuth - 180) / 90
  const low = 1 - Math.min(1, Math.max(0, elevation) / 42)
  const state = elevation < 12 ? 'low' : Math.abs(side) < 0.35 ? 'noon' : side < 0 ? 'morning' : 'evening'
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
