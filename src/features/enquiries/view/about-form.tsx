import type { FormName } from '../rules/attempt.ts'
import { HONEYPOT } from '../rules/traps.ts'

/** Hidden fields: the name of the form and the address of its page, for the server, and the field that only machines fill in. */
export function AboutForm({ form, page }: { form: FormName; page: string }) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={page} />
      <p className="vh" aria-hidden="true">
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </p>
    </>
  )
}
