type Props<Value extends string> = { label: string; options: Record<Value, string>; value: Value; onChoose(value: Value): void }

/** One of a few, as buttons side by side. */
export const Choices = <Value extends string>({ label, options, value, onChoose }: Props<Value>) => (
  <fieldset className="cmp-choices">
    <legend className="vh">{label}</legend>
    {(Object.entries(options) as [Value, string][]).map(([option, text]) => (
      <button key={option} type="button" aria-pressed={option === value} onClick={() => onChoose(option)}>
        {text}
      </button>
    ))}
  </fieldset>
)
