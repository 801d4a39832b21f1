import { readSources, sourceHash, writeSources } from '../../../src/model/translations/sources.ts'
import { markOf, STILL_RIGHT } from '../../../src/model/translations/staleness.ts'
import { Marked } from './marked'
import { placesOf } from './places'
import { valueAt } from './plain'
import type { TextProps } from './text-field'
import { useValues } from './values'
import { Written } from './written'

/** One text being translated: its English, the box for it, and a mark where it wants an eye. */
export function TranslatedText(props: TextProps) {
  const { input, field, form } = props
  const values = useValues(form)
  const [language, name, englishAt] = placesOf(input.name)
  const english = valueAt(values, englishAt)
  const sourcesAt = `${language}.sources`
  const sources = readSources(valueAt(values, sourcesAt) as string | undefined)
  const accept = () => form.change(sourcesAt as never, writeSources({ ...sources, [name]: STILL_RIGHT + sourceHash(english) }) as never)
  return (
    <div className="w-full mb-5 last:mb-0 whitespace-normal" data-translation={input.name}>
      <label htmlFor={input.name} className="block font-sans text-xs font-semibold text-gray-700 mb-1">
        {field.label}
      </label>
      <Written {...props} original={valueAt(form.getState().values, englishAt)} />
      <Marked mark={markOf(english, valueAt(values, input.name), sources[name])} onAccept={accept} />
    </div>
  )
}
