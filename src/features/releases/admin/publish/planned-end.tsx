import { useId } from 'react'
import { momentOf } from '../../../../admin/moment'
import { type DryRun, PLANNED_ENDS, type PlannedEnd } from '../../rules/dry-run.ts'
import { word } from '../words/publish'

type Props = { planned: NonNullable<DryRun['planned']>; end: PlannedEnd | undefined; onChoose(end: PlannedEnd): void }

/** Names the plan of a draft that is published before its time, and asks what becomes of its end where it has one. */
export function PlannedEndChoice({ planned: { from: begin, until: end }, end: chosen, onChoose }: Props) {
  const name = useId()
  const from = momentOf(begin)
  if (!end) return <p className="mt-4">{word('plannedFrom', { from })}</p>
  const until = momentOf(end)
  return (
    <fieldset className="mt-6 grid gap-1">
      <legend className="mb-1 font-medium text-[var(--color-ink)]">{word('plannedUntil', { from, until })}</legend>
      {PLANNED_ENDS.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={chosen === one}
            className="size-4 flex-none accent-[var(--color-rose-700)]"
            onChange={() => onChoose(one)}
          />
          {word(one === 'keep' ? 'endKept' : 'endDropped', { until })}
        </label>
      ))}
    </fieldset>
  )
}
