import type { FactElsewhere, FactPlace } from '../../rules/elsewhere/elsewhere.ts'
import { word } from '../words/elsewhere'
import { ElsewherePlace } from './elsewhere-place'

type Props = { fact: FactElsewhere; ticked: ReadonlySet<string>; onTick(key: string, isTicked: boolean): void }

const QUIET = 'mt-4 text-sm font-medium text-[var(--color-ink-3)]'

/** One fact that changed: the places that say the same, those that differ on purpose, and those about something else. */
export function ElsewhereFact({ fact, ticked, onTick }: Props) {
  const list = (reason: FactPlace['reason']) => (
    <ul className="mt-1 border-t border-[var(--color-sand)]">
      {fact.places
        .filter((place) => place.reason === reason)
        .map((place) => (
          <ElsewherePlace
            key={place.key}
            place={place}
            isTicked={ticked.has(place.key)}
            onTick={(isTicked) => onTick(place.key, isTicked)}
          />
        ))}
    </ul>
  )
  const has = (reason: FactPlace['reason']) => fact.places.some((place) => place.reason === reason)
  return (
    <section className="mt-5 first:mt-0">
      <p className="text-[17px] text-[var(--color-ink)]">{word(`changed_${fact.kind}`, { from: fact.from, to: fact.to })}</p>
      {has('same') && <h3 className={QUIET}>{word(`same_${fact.kind}`)}</h3>}
      {has('same') && list('same')}
      {has('agreed') && <h3 className={QUIET}>{word(fact.kind === 'hours' ? 'agreedHours' : 'agreed')}</h3>}
      {has('agreed') && list('agreed')}
      {has('other') && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 text-sm">{word('other')}</summary>
          {list('other')}
        </details>
      )}
    </section>
  )
}
