import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { addressIn, parseAddress } from '../../../i18n/addresses.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FLAG, FLAG_VALUE } from '../rules/flag.ts'
import { enteredAddress, localPath } from '../rules/local-path.ts'

/** How an attempt ended: let in, wrong password, too many attempts, or the server did not answer. */
type PasswordAttempt = 'in' | 'wrong' | 'attempts' | 'failed'

type Trouble = Exclude<PasswordAttempt, 'in'>

const TROUBLES: Trouble[] = ['wrong', 'attempts', 'failed']

/**
 * The small button in the gate's footer and the password form that it opens. Without script it posts like any form. It leads
 * on to where somebody was sent here from; else to the page around it, or home from the form's own page, where it is `open`.
 */
export function StaffAccess({ open: always }: { open?: boolean }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const to = useStaffDestination()
  const posted = TROUBLES.find((one) => one === new URLSearchParams(search).get('staff'))
  const [trouble, setTrouble] = useState<Trouble | undefined>(posted)
  const [busy, setBusy] = useState(false)
  const root = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const destination = to ?? (always ? addressIn('/', parseAddress(pathname).locale) : pathname)
  useEffect(() => {
    if (posted) field.current?.focus()
  }, [posted])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const attempt = await signIn(field.current?.value ?? '')
    setBusy(false)
    if (attempt === 'in') return location.assign(enteredAddress(destination))
    if (field.current) field.current.value = ''
    field.current?.focus()
    setTrouble(attempt)
  }
  const cancel = () => {
    if (field.current) field.current.value = ''
    setTrouble(undefined)
    if (root.current) root.current.open = false
  }
  return (
    <details
      className="staff-access"
      id="staff"
      ref={root}
      open={always || Boolean(posted)}
      onToggle={(event) => event.currentTarget.open && field.current?.focus()}
    >
      <summary className="lnk-q">{t('gate.access')}</summary>
      <form className="staff" method="post" action="/api/gate/sign-in" onSubmit={submit}>
        <input type="hidden" name="to" value={destination} />
        <label htmlFor="gate-password">{t('gate.password')}</label>
        <input
          className="inp"
          id="gate-password"
          ref={field}
          name="password"
          type="password"
          autoComplete="off"
          required
          aria-invalid={trouble === 'wrong'}
          aria-describedby={trouble && 'gate-error'}
          onInput={() => setTrouble(undefined)}
        />
        {trouble && (
          <p className="err" id="gate-error" role="alert">
            <Icon name="warning" />
            {t(`gate.${trouble}`)}
          </p>
        )}
        <div className="btns">
          <button className="btn btn-p" type="submit" disabled={busy}>
            {t('gate.enter')}
          </button>
          <button className="btn btn-s" type="reset" data-js onClick={cancel}>
            {t('gate.cancel')}
          </button>
        </div>
      </form>
    </details>
  )
}

/** Where somebody goes on to after signing in, by the address of the form: `/staff?to=%2F~fix` => `'/~fix'`; undefined where it names no page of this site. */
export const useStaffDestination = () => localPath(new URLSearchParams(useLocation().search).get('to'))

/** Sends the password to the server; if it is right, stores the flag. The caller leads on. */
async function signIn(password: string): Promise<PasswordAttempt> {
  try {
    const response = await fetch('/api/gate/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    })
    if (response.status === 401) return 'wrong'
    if (response.status === 429) return 'attempts'
    if (!response.ok) return 'failed'
    storeFlag()
    return 'in'
  } catch {
    return 'failed'
  }
}

function storeFlag() {
  try {
    localStorage.setItem(FLAG, FLAG_VALUE)
  } catch {
    // Storage is blocked: the cookie that the server set opens the site.
  }
}
