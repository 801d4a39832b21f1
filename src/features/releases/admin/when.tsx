import { useId } from 'react'
import { momentOf } from '../../../admin/moment'
import { INPUT } from '../../../admin/ui/looks'
import { timesOf, twiceIn } from '../rules/times.ts'
import { word } from './words/planned'

/**
 * A day and a time of the clinics' clocks, as the browser's fields give them; empty where nothing was chosen. The offsets (`'+01:00'`)
 * choose between the two moments of a time that comes twice.
 */
export type Picked = { fromDay: string; fromTime: string; fromOffset: string; untilDay: string; untilTime: string; untilOffset: string }
export const NOTHING_PICKED: Picked = { fromDay: '', fromTime: '08:00', fromOffset: '', untilDay: '', untilTime: '23:59', untilOffset: '' }

/** `'2026-11-30T08:00'`, `'2026-10-25T01:30+00:00'` => the day, the time and the offset of the beginning or the end */
export const pickedOf = (from: string, until = ''): Picked => {
  const [[fromDay, fromTime, fromOffset], [untilDay, untilTime, untilOffset]] = [from, until].map((local): [string, string, string] => [
    local.slice(0, 10),
    local.slice(11, 16),
    local.slice(16),
  ]) as [[string, string, string], [string, string, string]]
  return { fromDay, fromTime, fromOffset, untilDay, untilTime: untilTime || NOTHING_PICKED.untilTime, untilOffset }
}

const localOf = (day: string, time: string, offset: string) => {
  const local = `${day}T${time}`
  return twiceIn(local).length > 0 ? local + offset : local
}

/** Returns the times as the server takes them. An end without a day is none. */
export const timesIn = ({ fromDay, fromTime, fromOffset, untilDay, untilTime, untilOffset }: Picked) => ({
  from: localOf(fromDay, fromTime, fromOffset),
  ...(untilDay && { until: localOf(untilDay, untilTime, untilOffset) }),
})

const FAULTS = {
  from: 'from',
  until: 'untilFault',
  fromTwice: 'footTwice',
  untilTwice: 'footTwice',
  past: 'past',
  order: 'order',
  late: 'late',
} as const

/** Says what is wrong with the times; empty where nothing is. */
export function faultIn(picked: Picked, mayBegun = false): string {
  if (!picked.fromDay || !picked.fromTime) return word('footTime')
  const read = timesOf(timesIn(picked), new Date(), mayBegun)
  return 'fault' in read ? word(FAULTS[read.fault]) : ''
}

/** Returns the moment of the beginning that is picked; undefined where something is wrong with the times. */
export function beginOf(picked: Picked): Date | undefined {
  const read = timesOf(timesIn(picked), new Date())
  return 'fault' in read ? undefined : read.from
}

/** Drafts whose times are nearer than this are looked at as of one moment by whoever plans them. */
const NEAR_MS = 5 * 60_000

/** Names the other drafts that go out at about the time that is picked, and says in which order they do; empty where there are none. */
export function nearSentence(picked: Picked, others: { name: string; from: string }[]): string {
  const begin = beginOf(picked)
  if (!begin) return ''
  const near = others.filter(({ from }) => Math.abs(Date.parse(from) - begin.getTime()) < NEAR_MS)
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
      {!isBegun && <TwiceChoice picked={picked} which="from" onPick={onPick} />}
      <TwiceChoice picked={picked} which="until" onPick={onPick} />
      <span role="status" className="block text-sm text-[var(--color-error-700)]">
        {fault}
      </span>
    </>
  )
}

/** Asks which of two moments is meant where the time that was picked comes twice, as it does when clocks go back. */
function TwiceChoice({ picked, which, onPick }: Pick<FieldsProps, 'picked' | 'onPick'> & { which: 'from' | 'until' }) {
  const name = useId()
  const moments = twiceIn(`${picked[`${which}Day`]}T${picked[`${which}Time`]}`)
  if (moments.length === 0) return null
  return (
    <fieldset className="mt-2 grid">
      <legend className="text-sm font-medium text-[var(--color-ink)]">{word('twice', { time: momentOf(moments[0]?.iso ?? '') })}</legend>
      {moments.map(({ iso, offset }, at) => (
        <label key={iso} className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="radio"
            name={name}
            className="size-4 flex-none accent-[var(--color-rose-700)]"
            checked={picked[`${which}Offset`] === offset}
            onChange={() => onPick({ ...picked, [`${which}Offset`]: offset })}
          />
          {word(at === 0 ? 'twiceFirst' : 'twiceSecond', { offset })}
        </label>
      ))}
    </fieldset>
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
