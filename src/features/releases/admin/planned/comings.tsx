import { useState } from 'react'
import { Answered } from '../../../../admin/ui/answered'
import type { Answering } from '../../../../admin/use-answer'
import { shownFrom, todayOf } from '../../rules/calendar.ts'
import { ReleaseList } from '../release-list'
import { Calendar } from './calendar'
import { PlannedDialog } from './planned-dialog'
import { PlannedList } from './planned-list'
import type { Coming } from './use-planned'
import { ViewSwitch } from './view-switch'

type Props = {
  asked: Answering<Coming>
  view: 'calendar' | 'list'
  opened?: number | undefined
  onClose(): void
  onDone(said: string): void
}

/** What comes and what was published, as a calendar or as lists, and what is opened of it. */
export function Comings({ asked, view, opened, onClose, onDone }: Props) {
  const [page, setPage] = useState(0)
  const first = shownFrom(todayOf(new Date()), page)
  const isCalendar = view === 'calendar'
  const planned = asked.answer?.planned.find(({ number }) => number === opened)
  return (
    <>
      <div className="mb-4 flex justify-end">
        <ViewSwitch isCalendar={isCalendar} first={first} onStep={(step) => setPage(page + step)} />
      </div>
      <Answered asked={asked}>
        {(coming) =>
          isCalendar ? (
            <Calendar coming={coming} first={first} />
          ) : (
            <>
              <PlannedList planned={coming.planned} />
              <ReleaseList releases={coming.releases} />
            </>
          )
        }
      </Answered>
      {planned && <PlannedDialog key={planned.number} planned={planned} onClose={onClose} onDone={onDone} />}
    </>
  )
}
