import { LINK } from '../../../../admin/ui/looks'
import type { Planned } from '../../rules/planned.ts'
import { plannedAddress } from '../place'
import { word } from '../words/planned'
import { reasonSentence, timeSentence } from './planned-words'

/** What comes, or did not go out, each with its time and a way to change it. */
export function PlannedList({ planned }: { planned: Planned[] }) {
  const shown = planned.filter(({ state, until }) => state === 'waiting' || state === 'stopped' || (state === 'public' && until))
  return (
    <section aria-labelledby="comes" className="mb-10">
      <h2 id="comes" className="mb-2 text-2xl">
        {word('comes')}
      </h2>
      {shown.length === 0 && <p className="border-t border-[var(--color-brass-500)] py-3">{word('none')}</p>}
      {shown.length > 0 && (
        <ol className="border-t border-[var(--color-brass-500)]">
          {shown.map((one) => (
            <Line key={one.number} planned={one} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Line({ planned }: { planned: Planned }) {
  const reason = reasonSentence(planned)
  return (
    <li className="border-b border-[var(--color-sand)] py-3">
      <p>
        <a href={plannedAddress(planned.number)} className={`break-words font-medium ${LINK}`}>
          <bdi>{planned.name}</bdi>
        </a>
      </p>
      <p className="text-sm">{timeSentence(planned)}</p>
      {reason && <p className="text-sm text-[var(--color-error-700)]">{reason}</p>}
    </li>
  )
}
