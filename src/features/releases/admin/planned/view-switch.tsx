import { Button } from '../../../../admin/ui/button'
import { CALENDAR, RELEASES_SCREEN } from '../place'
import { word } from '../words/planned'
import { monthsFrom } from './calendar'

type Props = { isCalendar: boolean; first: string; onStep(step: number): void }

const SHAPE = 'flex h-9 items-center px-3 text-sm'
const lookOf = (isChosen: boolean) =>
  `${SHAPE} ${isChosen ? 'bg-[var(--color-night)] text-[var(--color-on-night)]' : 'bg-[var(--color-paper)] text-[var(--color-ink-2)]'}`

/** The choice between calendar and list, and the ways to earlier and later weeks. */
export const ViewSwitch = ({ isCalendar, first, onStep }: Props) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <nav aria-label={word('view')} className="flex overflow-hidden rounded-sm border border-[var(--color-line-strong)]">
      <a href={CALENDAR} aria-current={isCalendar ? 'page' : undefined} className={lookOf(isCalendar)}>
        {word('calendar')}
      </a>
      <a href={RELEASES_SCREEN} aria-current={isCalendar ? undefined : 'page'} className={lookOf(!isCalendar)}>
        {word('list')}
      </a>
    </nav>
    {isCalendar && (
      <>
        <Button aria-label={word('earlier')} onClick={() => onStep(-1)}>
          <span aria-hidden="true">‹</span>
        </Button>
        <b role="status" className="font-medium text-[var(--color-ink)]">
          {monthsFrom(first)}
        </b>
        <Button aria-label={word('later')} onClick={() => onStep(1)}>
          <span aria-hidden="true">›</span>
        </Button>
        <span className="text-sm text-[var(--color-ink-3)]">{word('zoneShort')}</span>
      </>
    )}
  </div>
)
