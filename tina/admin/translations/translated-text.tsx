import { isHeldIn, useStanding } from '../../../src/admin/standing'
import { boundTo } from '../../../src/model/same/bindings.ts'
import { readSources, sourceHash, writeSources } from '../../../src/model/translations/sources.ts'
import { markOf, STILL_RIGHT, type TranslationMark } from '../../../src/model/translations/staleness.ts'
import { placesOf } from './places'
import { valueAt } from './plain'
import type { TextProps } from './text-field'
import { useValues } from './values'
import { word } from './words'
import { Written } from './written'

/** One text being translated: its English, the box for it, and a mark where it wants an eye. */
export function TranslatedText(props: TextProps) {
  const { input, field, form } = props
  const values = useValues(form)
  const [language, name, englishAt] = placesOf(input.name)
  const english = valueAt(values, englishAt)
  const isBound = boundTo(values, englishAt) !== undefined
  const isHeld = isHeldIn(field.locale, useStanding())
  const sourcesAt = `${language}.sources`
  const sources = readSources(valueAt(values, sourcesAt) as string | undefined)
  const accept = () => form.change(sourcesAt as never, writeSources({ ...sources, [name]: STILL_RIGHT + sourceHash(english) }) as never)
  return (
    <div className="w-full mb-5 last:mb-0 whitespace-normal" data-translation={input.name}>
      <label htmlFor={input.name} className="block font-sans text-xs font-semibold text-gray-700 mb-1">
        {field.label}
      </label>
      <Written {...props} original={valueAt(form.getState().values, englishAt)} isReadOnly={isBound || isHeld} />
      {isBound && <p className="mt-1.5 text-xs text-gray-600">{word('bound')}</p>}
      <Marked mark={markOf(english, valueAt(values, input.name), sources[name])} onAccept={isHeld ? undefined : accept} />
    </div>
  )
}

const WORDS = {
  missing: { text: word('missing'), accept: undefined },
  stale: { text: word('stale'), accept: word('acceptStale') },
  same: { text: word('same'), accept: word('acceptSame') },
}

/** Why a translation wants an eye, and the button that says it doesn't. */
function Marked({ mark, onAccept }: { mark: TranslationMark | undefined; onAccept: (() => void) | undefined }) {
  if (!mark || mark === 'current') return null
  const { text, accept } = WORDS[mark]
  return (
    <p data-mark={mark} className="flex flex-wrap items-center gap-2 text-xs text-amber-900 mt-1.5">
      <span className="rounded bg-amber-100 px-2 py-0.5">{text}</span>
      {accept && onAccept && (
        <button
          type="button"
          onClick={onAccept}
          className="rounded border border-gray-300 bg-white px-2 py-0.5 text-gray-700 hover:bg-gray-100"
        >
          {accept}
        </button>
      )}
    </p>
  )
}
