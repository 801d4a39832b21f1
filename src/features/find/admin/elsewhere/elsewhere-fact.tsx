import { Button } from '../../../../admin/ui/button'
import type { FactElsewhere, FactPlace } from '../../rules/elsewhere/elsewhere.ts'
import { word } from '../words/elsewhere'
import { ElsewherePlace, SumsToCheck } from './elsewhere-place'

type Props = { fact: FactElsewhere; ticked: ReadonlySet<string>; onTick(keys: string[], isTicked: boolean): void }

const QUIET = 'mt-4 text-sm font-medium text-[var(--color-ink-3)]'

/** One fact that changed: the places that say the same, those that say it of another clinic, too, those that differ on purpose, and those about something else. */
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
            onTick={(isTicked) => onTick([place.key], isTicked)}
          />
        ))}
    </ul>
  )
  const same = fact.places.filter(({ reason }) => reason === 'same').map(({ key }) => key)
  const isAllTicked = same.every((key) => ticked.has(key))
  const has = (reason: FactPlace['reason']) => fact.places.some((place) => place.reason === reason)
  return (
    <section className="mt-5 first:mt-0">
      <p className="text-[17px] text-[var(--color-ink)]">{word(`changed_${fact.kind}`, { from: fact.from, to: fact.to })}</p>
      <SumsToCheck sums={fact.sums} isHere />
      {has('same') && <h3 className={QUIET}>{word(`same_${fact.kind}`)}</h3>}
      {same.length > 1 && (
        <Button look="link" onClick={() => onTick(same, !isAllTicked)}>
          {isAllTicked ? word('tickNone') : word('tickAll', { count: same.length })}
        </Button>
      )}
      {has('same') && list('same')}
      {has('shared') && <h3 className={QUIET}>{word('shared')}</h3>}
      {has('shared') && list('shared')}
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
