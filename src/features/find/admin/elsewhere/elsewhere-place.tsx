import { placeName } from '../../../../admin/field-words/place-word'
import { directionOf } from '../../../../model/languages.ts'
import type { FactPlace } from '../../rules/elsewhere/elsewhere.ts'
import { Pieces } from '../pieces'
import { word } from '../words/elsewhere'
import { languagesIn } from './elsewhere-names'

type Props = { place: FactPlace; isTicked: boolean; onTick(isTicked: boolean): void }

/** A place that states the fact that changed, with what it becomes. */
export function ElsewherePlace({ place, isTicked, onTick }: Props) {
  const [language = 'en'] = place.languages
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
          <span
            lang={language}
            dir={directionOf(language)}
            className={`block whitespace-pre-line break-words text-[15px] ${directionOf(language) === 'rtl' ? 'text-end' : ''}`}
          >
            <Pieces pieces={place.pieces} />
          </span>
          <span className="block text-[13px] text-[var(--color-ink-3)]">
            {word('placeIn', { place: name, languages: languagesIn(place.languages) })}
          </span>
        </span>
      </label>
    </li>
  )
}
