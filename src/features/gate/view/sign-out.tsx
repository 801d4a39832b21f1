import { useTranslation } from 'react-i18next'
import { SIGN_OUT_FORM } from '../rules/sign-out.ts'
import { useGate } from './gate.ts'

/** Leaves the tester's session. */
export function SignOut({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <form {...SIGN_OUT_FORM}>
      <button type="submit" className={className}>
        {t('gate.signOut')}
      </button>
    </form>
  )
}

/** The same for the foot of a page, where only testers see it. */
export const TesterSignOut = () => (useGate().tester ? <SignOut /> : null)
