import { fieldWord } from '../../../src/admin/field-words/field-word'
import { EXAMPLES_SHOWN, hasOpenExample, outsideSections } from '../../../src/model/examples.ts'
import { isObject } from '../../../src/model/json.ts'
import { valueAt } from '../translations/plain'
import { type FinalForm, useValues } from '../translations/values'

type Props = {
  input: { name: string; value?: unknown; onChange(value: unknown): void }
  field: { label?: string; description?: string }
  form: FinalForm
}

/**
 * The switch by which an editor lets visitors read the example texts of a section, or of a document outside its sections, as they are. It is
 * there only while one of them is still an example.
 */
export function ExamplesShownField({ input, field: { label = '', description = '' }, form }: Props) {
  const values = useValues(form)
  const at = input.name.slice(0, -EXAMPLES_SHOWN.length).replace(/\.$/, '')
  const node = valueAt(values, at)
  const own = isObject(node) ? { ...(at ? node : outsideSections(node)), [EXAMPLES_SHOWN]: false } : undefined
  if (!hasOpenExample(own)) return null
  return (
    <div className="mb-4 rounded border border-amber-400 bg-amber-50 px-3 py-2 text-sm text-amber-900">
      <label className="flex items-center gap-2 font-medium">
        <input
          id={input.name}
          type="checkbox"
          className="h-4 w-4"
          checked={input.value === true}
          onChange={({ target }) => input.onChange(target.checked)}
        />
        {fieldWord(label)}
      </label>
      <p className="mt-1">{fieldWord(description)}</p>
    </div>
  )
}
