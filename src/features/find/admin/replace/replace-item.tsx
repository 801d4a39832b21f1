import { placeName } from '../../../../admin/field-words/place-word'
import { languageName } from '../../../../admin/i18n/language-name'
import { withElements } from '../../../../admin/i18n/with-elements'
import { LINK } from '../../../../admin/ui/looks'
import { directionOf } from '../../../../model/languages.ts'
import type { Replaceable } from '../../rules/find.ts'
import { addressOf } from '../palette/options'
import { Pieces } from '../pieces'
import { word } from '../words/replace'

type Props = { text: Replaceable; isTicked: boolean; onTick(isTicked: boolean): void }

/** A text with what it becomes, to be ticked; its place opens its field. */
export function ReplaceItem({ text, isTicked, onTick }: Props) {
  const { language, pieces } = text
  const place = placeName(text)
  const id = `replaced-${text.path}-${text.field}`
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-b border-gray-150 py-2">
      <span className="grid min-h-11 place-items-center">
        <input
          type="checkbox"
          className="size-5"
          aria-label={word('replaceIn', { place, language: languageName(language) })}
          aria-describedby={id}
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
        />
      </span>
      <div>
        <p
          id={id}
          lang={language}
          dir={directionOf(language)}
          className={`whitespace-pre-line break-words py-1 text-base ${directionOf(language) === 'rtl' ? 'text-end' : ''}`}
        >
          <Pieces pieces={pieces} />
        </p>
        <p className="text-xs text-gray-600">
          {withElements(word('languageNote', { language: languageName(language) }), {
            place: (
              <a href={addressOf(text, text.field)} className={LINK}>
                {place}
              </a>
            ),
          })}
        </p>
      </div>
    </li>
  )
}
