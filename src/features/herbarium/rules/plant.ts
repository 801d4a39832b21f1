import type { Press } from './press.ts'

/** What a plant is grown by: how many petals or pairs, how close the hatching, how large, and how far from the middle. */
export type Growth = { count: number; close: number; scale: number; shift: number }

/** Draws one kind of plant on the plate. */
export type Habit = (plate: Press, growth: Growth) => void
