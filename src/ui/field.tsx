import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = { id: string; label: ReactNode; optional?: string; error?: string; full?: boolean; children: ReactNode }

/** Returns the attributes of a control: its id, and with an error that it is wrong, and where the sentence about it stands. */
export const described = (id: string, error: string | undefined) => ({
  id,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': error ? `${id}-error` : undefined,
})

/** The mark after a label: a star if the control must be filled in, the word `(optional)` if it need not be. */
export const Mark = ({ optional }: { optional?: string }) =>
  optional ? (
    <span className="opt"> {optional}</span>
  ) : (
    <span className="req" aria-hidden="true">
      {' '}
      *
    </span>
  )

/** The sentence under a field about what is wrong with it. Browsers may know other words for the month in it than the server. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p className="err" id={`${id}-error`} suppressHydrationWarning>
      <Icon name="warning" />
      {error}
    </p>
  ) : null

/** A control with its label, and the sentence about what is wrong with it. */
export function Field({ id, label, optional, error, full, children }: Props) {
  return (
    <div className={full ? 'fld full' : 'fld'}>
      <label htmlFor={id}>
        {label}
        <Mark optional={optional} />
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Several controls under one name, such as radios. */
export function FieldSet({ id, label, optional, error, children }: Props) {
  return (
    <fieldset className="fld full" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label}
        <Mark optional={optional} />
      </legend>
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
