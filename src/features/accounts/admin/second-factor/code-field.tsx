import { useId } from 'react'

type Props = { label: string; isBackup?: boolean; isWrong?: boolean; hint?: string }

/** A code: six digits that the browser may know of, or a backup code. */
export function CodeField({ label, isBackup, isWrong, hint }: Props) {
  const id = useId()
  return (
    <div className={`sign-field ${isWrong ? 'wrong' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="code"
        required
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the form appears because the editor went on to it.
        autoFocus
        aria-invalid={isWrong || undefined}
        aria-describedby={hint && `${id}-hint`}
        className="sign-input code"
        {...(isBackup ? { autoComplete: 'off', maxLength: 20 } : { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 9 })}
      />
      {hint && (
        <p id={`${id}-hint`} className="sign-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
