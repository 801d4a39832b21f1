import { BOX, CHECK, INPUT } from './looks'
import { word } from './words'

type Hours = { opens?: string; closes?: string }
type Props = {
  /** The day, as it is named to somebody who doesn't see its row. */
  name: string
  hours: Hours | undefined
  /** The hours with which it opens when it was closed. */
  start: { opens: string; closes: string }
  isWrong: boolean
  describedBy?: string
  onChange(hours: { opens: string; closes: string } | undefined): void
}

/** Whether a day is open, and from when until when. */
export function Times({ name, hours, start, isWrong, describedBy, onChange }: Props) {
  const input = (field: 'opens' | 'closes') => (
    <input
      type="time"
      className={`${INPUT} w-[8.25rem]`}
      aria-label={word(field, { day: name })}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      value={hours?.[field] ?? ''}
      onChange={({ target }) => onChange({ opens: hours?.opens ?? '', closes: hours?.closes ?? '', [field]: target.value })}
    />
  )
  return (
    <>
      <label className={`${CHECK} w-20`}>
        <input
          type="checkbox"
          className={BOX}
          aria-label={word('isOpen', { day: name })}
          checked={hours !== undefined}
          onChange={({ target }) => onChange(target.checked ? start : undefined)}
        />
        {word(hours ? 'open' : 'closed')}
      </label>
      {hours && (
        <span className="flex items-center gap-2">
          {input('opens')}
          <span aria-hidden="true">–</span>
          {input('closes')}
        </span>
      )}
    </>
  )
}
