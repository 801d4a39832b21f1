import { useId } from 'react'
import { LONGEST_PASSKEY_NAME } from '../../rules/passkeys.ts'
import { word } from '../words/passkeys'
import { suggestedName } from './add-passkey'

/** The name of a passkey to be added; that of the browser stands in it at first. */
export function PasskeyName() {
  const id = useId()
  return (
    <div className="sign-field">
      <label htmlFor={id}>{word('name')}</label>
      <input
        id={id}
        name="name"
        dir="auto"
        autoComplete="off"
        required
        maxLength={LONGEST_PASSKEY_NAME}
        defaultValue={suggestedName()}
        // biome-ignore lint/a11y/noAutofocus: the form appears because the editor asked for it.
        autoFocus
        aria-describedby={`${id}-hint`}
        className="sign-input"
      />
      <p id={`${id}-hint`} className="sign-hint">
        {word('nameWhy')}
      </p>
    </div>
  )
}
