const LOOK = 'rounded border px-3 py-1.5 text-sm font-medium'
const ON = 'border-blue-700 bg-blue-700 text-white'
const OFF = 'border-gray-250 bg-white text-gray-800 hover:border-blue-700'

type Props<Value extends string> = { label: string; options: Record<Value, string>; value: string; onChoose(value: Value): void }

/** One of a few, as buttons side by side. */
export function Choice<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-1 text-sm text-gray-600">{label}</legend>
      {(Object.entries(options) as [Value, string][]).map(([option, text]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          className={`${LOOK} ${option === value ? ON : OFF}`}
          onClick={() => option !== value && onChoose(option)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}

/** A plain button of these screens. */
export const BUTTON = `${LOOK} ${OFF} disabled:cursor-not-allowed disabled:opacity-50`
