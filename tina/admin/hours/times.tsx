import { BOX, CHECK, INPUT } from './looks'
import { WORDS } from './words'

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
      aria-label={`${name}, ${WORDS[field]}`}
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
          aria-label={`${name}, ${WORDS.isOpen.toLowerCase()}`}
          checked={hours !== undefined}
          onChange={({ target }) => onChange(target.checked ? start : undefined)}
        />
        {hours ? WORDS.isOpen : WORDS.closed}
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
