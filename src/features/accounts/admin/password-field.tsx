import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { word } from './words'

type Props = {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  /** True where the field has the focus when it appears. */
  isFirst?: boolean
  isWrong?: boolean
  /** True while the form is sent: then no browser takes a shown password for any other text. */
  isHidden?: boolean
  /** What the password has to be. */
  hint?: string
  /** React 18, which Tina brings, hands no `ref` on. */
  input?: RefObject<HTMLInputElement | null>
}

/** A password that can be shown. It says so where Caps Lock is on. */
export function PasswordField({ label, name, autoComplete, isFirst, isWrong, isHidden, hint, input }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const [hasCaps, setCaps] = useState(false)
  const watch = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  const said = hasCaps ? word('capsLock') : hint
  return (
    <div className={`sign-field ${isWrong ? 'wrong' : ''}`}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <span className="sign-box">
        <input
          id={id}
          ref={input}
          name={name}
          type={isShown && !isHidden ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          // biome-ignore lint/a11y/noAutofocus: the form appears because the editor asked for something that waits for it.
          autoFocus={isFirst}
          aria-invalid={isWrong || undefined}
          aria-describedby={said && `${id}-hint`}
          onKeyDown={watch}
          onKeyUp={watch}
          className="sign-input secret"
        />
        <button type="button" className="sign-show" aria-describedby={`${id}-label`} onClick={() => setShown(!isShown)}>
          <span>{word(isShown ? 'hide' : 'show')}</span>
        </button>
      </span>
      {said && (
        <p id={`${id}-hint`} className="sign-hint">
          {said}
        </p>
      )}
    </div>
  )
}
