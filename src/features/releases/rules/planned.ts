import { OBSTACLES, type Publication } from './dry-run.ts'

/** The releases that have a time; `POST` gives a draft one. */
export const PLANNED = '/api/releases/planned'
export const MOVE = '/api/releases/planned/move'
export const CANCEL = '/api/releases/planned/cancel'

/**
 * How a planned release stands: `waiting` for its time, `public` since then, `ended` once it was taken back at its end, `stopped`
 * where it did not go out at its time, and `cancelled` by somebody. Where it could not be taken back it stays `public`, and that is
 * tried again.
 */
export const PLANNED_STATES = ['waiting', 'public', 'ended', 'stopped', 'cancelled'] as const
export type PlannedState = (typeof PLANNED_STATES)[number]

/**
 * Why a release did not go out at its time: what keeps any draft from it; the draft was edited since, which the database keeps as
 * `moved`, or is gone; its end had come before its beginning could (`over`); or it, or its taking back, could not be saved (`failed`),
 * which is tried again. `planner`: whoever planned it may not publish any more. `left`: it was taken back, but for texts that somebody has changed since, which `detail` names.
 */
export const REASONS = [...OBSTACLES, 'moved', 'gone', 'over', 'failed', 'planner', 'left'] as const
export type PlannedReason = (typeof REASONS)[number]
/** `clock`: the server's clock says that its time has come, and has leapt there, so that it waits. Nothing keeps that. */
export type ShownReason = PlannedReason | 'clock'

/**
 * A release that has a time. Moments are in ISO form. `hasChanged`: the draft was edited since it was planned, or is gone, so that it
 * would not go out. `detail` is a sentence of the server's where there is more to say than `reason` does.
 */
export type Planned = {
  number: number
  branch: string
  name: string
  from: string
  until?: string
  by: string
  state: PlannedState
  hasChanged: boolean
  reason?: ShownReason
  detail?: string
  /** The release in which it went out. */
  release?: string
}

/** Asks for a draft to be published as it was shown, at a time of the clinics' clocks (`'2026-11-30T08:00'`), and perhaps until one. */
export type NewPlanned = Publication & { from: string; until?: string; language?: string }

/** Asks for other times; without `until` it stays public. */
export type MovedPlanned = { number: number; from: string; until?: string }
