import { useTranslation } from 'react-i18next'
import { useGate } from './gate.ts'

/** Leaves the tester's session: the server clears its cookies, the inline script the flag. */
export function SignOut({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <form method="post" action="/api/gate/sign-out" data-forget="">
      <button type="submit" className={className}>
        {t('gate.signOut')}
      </button>
    </form>
  )
}

/** The same for the foot of a page, where only testers see it. */
export const TesterSignOut = () => (useGate().tester ? <SignOut /> : null)
