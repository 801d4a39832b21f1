import { useId } from 'react'
import { momentOf } from '../../../admin/moment'
import { INPUT } from '../../../admin/ui/looks'
import { timesOf } from '../rules/times.ts'
import { word } from './words/planned'

/** A day and a time of the clinics' clocks, as the browser's fields give them; empty where nothing was chosen. */
export type Picked = { fromDay: string; fromTime: string; untilDay: string; untilTime: string }
export const NOTHING_PICKED: Picked = { fromDay: '', fromTime: '08:00', untilDay: '', untilTime: '23:59' }

/** `'2026-11-30T08:00'` => the day and the time of the beginning or the end */
export const pickedOf = (from: string, until = ''): Picked => {
  const [[fromDay = '', fromTime = ''], [untilDay = '', untilTime = '']] = [from.split('T'), until.split('T')]
  return { fromDay, fromTime, untilDay, untilTime: untilTime || NOTHING_PICKED.untilTime }
}

/** Returns the times as the server takes them. An end without a day is none. */
export const timesIn = ({ fromDay, fromTime, untilDay, untilTime }: Picked) => ({
  from: `${fromDay}T${fromTime}`,
  ...(untilDay && { until: `${untilDay}T${untilTime}` }),
})

const FAULTS = { from: 'from', until: 'untilFault', past: 'past', order: 'order', late: 'late' } as const

/** Says what is wrong with the times; empty where nothing is. */
export function faultIn(picked: Picked, mayBegun = false): string {
  if (!picked.fromDay || !picked.fromTime) return word('footTime')
  const read = timesOf(timesIn(picked), new Date(), mayBegun)
  return 'fault' in read ? word(FAULTS[read.fault]) : ''
}

/** Drafts whose times are nearer than this are looked at as of one moment by whoever plans them. */
const NEAR_MS = 5 * 60_000

/** Names the other drafts that go out at about the time that is picked, and says in which order they do; empty where there are none. */
export function nearSentence(picked: Picked, others: { name: string; from: string }[]): string {
  const read = timesOf(timesIn(picked), new Date())
  if ('fault' in read) return ''
  const near = others.filter(({ from }) => Math.abs(Date.parse(from) - read.from.getTime()) < NEAR_MS)
  return near.map(({ name, from }) => word('near', { name, time: momentOf(from) })).join(' ')
}

type FieldsProps = { picked: Picked; isBegun?: boolean; onPick(picked: Picked): void }

/** The fields for a beginning and an end, in the clinics' own time. What has begun has only an end to choose. */
export function TimeFields({ picked, isBegun = false, onPick }: FieldsProps) {
  const id = useId()
  const fault = picked.fromDay ? faultIn(picked, isBegun) : ''
  const field = (name: keyof Picked, type: 'date' | 'time', label: string) => (
    <span className={type === 'date' ? 'w-44 max-w-full' : 'w-32 max-w-full'}>
      <input
        type={type}
        className={`${INPUT} min-h-11`}
        aria-label={label}
        aria-describedby={`${id}-zone`}
        value={picked[name]}
        disabled={isBegun && name.startsWith('from')}
        onChange={({ target }) => onPick({ ...picked, [name]: target.value })}
      />
    </span>
  )
  return (
    <>
      <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        {field('fromDay', 'date', word('fromDay'))}
        {field('fromTime', 'time', word('fromTime'))}
        <span>{word('until')}</span>
        {field('untilDay', 'date', word('untilDay'))}
        {field('untilTime', 'time', word('untilTime'))}
      </span>
      <span id={`${id}-zone`} className="mt-1 block text-sm text-[var(--color-ink-3)]">
        {word('zone')}
      </span>
      <span role="status" className="block text-sm text-[var(--color-error-700)]">
        {fault}
      </span>
    </>
  )
}

/** `others` are the other drafts that wait for a time. */
type Props = { picked: Picked | undefined; others?: { name: string; from: string }[]; onPick(picked: Picked | undefined): void }

const CHOICE = 'flex gap-3 rounded-sm border p-3'
const lookOf = (isChosen: boolean) =>
  `${CHOICE} ${isChosen ? 'border-2 border-[var(--color-rose-700)] bg-[var(--color-rose-100)]' : 'border-[var(--color-line-strong)] bg-[var(--color-paper)]'}`

/** The choice of when a draft is published: now, or at a time; undefined is now. */
export function When({ picked, others = [], onPick }: Props) {
  const near = picked ? nearSentence(picked, others) : ''
  const name = useId()
  const radio = (isNow: boolean) => (
    <input
      type="radio"
      name={name}
      id={`${name}-${isNow}`}
      checked={(picked === undefined) === isNow}
      className="mt-1 size-4 flex-none accent-[var(--color-rose-700)]"
      onChange={() => onPick(isNow ? undefined : NOTHING_PICKED)}
    />
  )
  return (
    <fieldset className="mt-6 grid gap-2.5">
      <legend className="mb-2 font-sans text-[15px] font-medium">{word('when')}</legend>
      <div className={lookOf(picked === undefined)}>
        {radio(true)}
        <label htmlFor={`${name}-true`} className="min-w-0 flex-1">
          <span className="block font-medium text-[var(--color-ink)]">{word('now')}</span>
          <span className="block text-sm">{word('nowHint')}</span>
        </label>
      </div>
      <div className={lookOf(picked !== undefined)}>
        {radio(false)}
        <div className="min-w-0 flex-1">
          <label htmlFor={`${name}-false`} className="block font-medium text-[var(--color-ink)]">
            {word('atTime')}
          </label>
          {picked && <TimeFields picked={picked} onPick={onPick} />}
          <span role="status" className="block text-sm text-[var(--color-thistle-700)]">
            {near}
          </span>
        </div>
      </div>
    </fieldset>
  )
}
