import type { ReactNode } from 'react'
import { Figures } from './figures.tsx'
import { Icon } from './icon.tsx'

type Props = { id: string; label: ReactNode; optional?: string; error?: string; full?: boolean; below?: ReactNode; children: ReactNode }

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
      <span>
        <Figures text={error} asWritten />
      </span>
    </p>
  ) : null

/** A control with its label, the sentence about what is wrong with it, and what else stands `below`. */
export function Field({ id, label, optional, error, full, below, children }: Props) {
  return (
    <div className={full ? 'fld full' : 'fld'}>
      <label htmlFor={id}>
        {label}
        <Mark optional={optional} />
      </label>
      {children}
      <FieldError id={id} error={error} />
      {below}
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
