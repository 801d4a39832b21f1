import { placeName } from '../../../../admin/field-words/place-word'
import { commaList } from '../../../../admin/names'
import { directionOf } from '../../../../model/languages.ts'
import type { FactPlace } from '../../rules/elsewhere/elsewhere.ts'
import { Pieces } from '../pieces'
import { word } from '../words/elsewhere'
import { languagesIn } from './elsewhere-names'

type Props = { place: FactPlace; isTicked: boolean; onTick(isTicked: boolean): void }

/** Names the figures that may be counted from the one that changes: nobody but the editor knows what they are to be. `isHere`: in the form itself. */
export const SumsToCheck = ({ sums, isHere }: { sums: string[]; isHere?: boolean }) =>
  sums.length > 0 && (
    <span className="mt-1 block text-sm font-medium text-[var(--color-rose-700)]">
      {word(isHere ? 'sumsHere' : 'sums', { sums: commaList(sums) })}
    </span>
  )

/** A place that states the fact that changed, with what each of its texts becomes. */
export function ElsewherePlace({ place, isTicked, onTick }: Props) {
  const name = placeName(place)
  return (
    <li className="border-b border-[var(--color-sand)] py-2">
      <label className="grid cursor-pointer grid-cols-[2.75rem_minmax(0,1fr)]">
        <span className="grid min-h-11 place-items-center">
          <input
            type="checkbox"
            className="size-5 accent-[var(--color-rose-700)]"
            aria-label={word('change', { place: name })}
            checked={isTicked}
            onChange={({ target }) => onTick(target.checked)}
          />
        </span>
        <span className="block">
          {place.texts.map(({ language, pieces, sums }) => (
            <span key={language} className="mb-1 block">
              <span
                lang={language}
                dir={directionOf(language)}
                className={`block whitespace-pre-line break-words text-[15px] ${directionOf(language) === 'rtl' ? 'text-end' : ''}`}
              >
                <Pieces pieces={pieces} />
              </span>
              <SumsToCheck sums={sums} />
            </span>
          ))}
          <span className="block text-[13px] text-[var(--color-ink-3)]">
            {word('placeIn', { place: name, languages: languagesIn(place.texts.map(({ language }) => language)) })}
          </span>
        </span>
      </label>
    </li>
  )
}
