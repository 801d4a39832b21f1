import { useCMS } from 'tinacms'
import { word } from './words'
import type { TranslationWork } from './work'

type Props = { work: TranslationWork[]; formId: string }

/** Panels below this one in which texts want an eye, each a way there. */
export function Elsewhere({ work, formId }: Props) {
  const cms = useCMS()
  const panels = [...new Map(work.map(({ panel, label }) => [panel, label]))]
  if (panels.length === 0) return null
  const open = (panel: string) => {
    const first = work.find((one) => one.panel === panel)
    if (first)
      cms.dispatch({
        type: 'forms:set-active-field-name',
        value: { formId, fieldName: `${panel}.translations.${first.key}.${first.name}` },
      })
  }
  return (
    <div className="mt-4 text-sm text-gray-700">
      <p className="text-xs font-semibold mb-1">{word('alsoToLookAt')}</p>
      <ul>
        {panels.map(([panel, label]) => (
          <li key={panel}>
            <button type="button" className="text-start text-blue-600 underline py-0.5" onClick={() => open(panel)}>
              {label}
            </button>{' '}
            <span className="text-gray-500">{work.filter((one) => one.panel === panel).length}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
