import { type ReactNode, useId } from 'react'
import { INPUT, QUIET } from '../../../src/admin/ui/looks'

type Props = {
  label: string
  name: string
  value: string
  onChange(value: string): void
  hint?: string
  problem?: string
  before?: string
  autoFocus?: boolean
}

const Wrong = ({ id, text }: { id: string; text?: string }) =>
  text ? (
    <p id={id} className="mt-1 text-sm text-red-700">
      {text}
    </p>
  ) : null

/** A line to write in, with what it is for above and what is wrong with it below. */
export function Field({ label, name, value, onChange, hint, problem, before, autoFocus }: Props) {
  const id = useId()
  return (
    <div className="mb-5">
      <label htmlFor={id} className="mb-1 block text-base font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}hint`} className={`mb-1.5 ${QUIET}`}>
          {hint}
        </p>
      )}
      <div className="flex items-center gap-2">
        {before && (
          <span dir="ltr" className={QUIET}>
            {before}
          </span>
        )}
        <input
          id={id}
          name={name}
          // biome-ignore lint/a11y/noAutofocus: whoever opens the screen came to give a name.
          autoFocus={autoFocus}
          autoComplete="off"
          dir={before ? 'ltr' : 'auto'}
          className={INPUT}
          value={value}
          aria-invalid={Boolean(problem)}
          aria-describedby={[hint && `${id}hint`, problem && `${id}wrong`].filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <Wrong id={`${id}wrong`} text={problem} />
    </div>
  )
}

type Choices = { legend: string; hint?: string; problem?: string; children: ReactNode }

/** Several boxes to tick, or one of several to choose. */
export function Choices({ legend, hint, problem, children }: Choices) {
  const id = useId()
  return (
    <fieldset className="mb-5" aria-describedby={problem ? `${id}wrong` : undefined}>
      <legend className="mb-1 text-base font-medium">{legend}</legend>
      {hint && <p className={`mb-1.5 ${QUIET}`}>{hint}</p>}
      <div className="flex flex-wrap gap-x-6 gap-y-1">{children}</div>
      <Wrong id={`${id}wrong`} text={problem} />
    </fieldset>
  )
}

type Choice = { type: 'checkbox' | 'radio'; name: string; label: string; checked: boolean; onChoose(checked: boolean): void }

export const Choice = ({ type, name, label, checked, onChoose }: Choice) => (
  <label className="flex items-center gap-2 py-2 text-base">
    <input type={type} name={name} className="h-5 w-5" checked={checked} onChange={({ target }) => onChoose(target.checked)} />
    {label}
  </label>
)
