import { useTranslation } from 'react-i18next'
import { useGate } from '../features/gate/view/gate.ts'
import { SignOut } from '../features/gate/view/sign-out.tsx'
import { StaffAccess, useStaffDestination } from '../features/gate/view/staff-access.tsx'

/** The password form in every mode, so that testers can look at branches after the launch too. */
export default function StaffRoute() {
  const { t } = useTranslation()
  const { tester } = useGate()
  const to = useStaffDestination()
  return (
    <section className="sec on-night">
      <title>{t('gate.title')}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <h1 className="h1">{t('gate.title')}</h1>
        <div className="mt-8">{tester && !to ? <SignOut className="btn btn-s" /> : <StaffAccess open />}</div>
      </div>
    </section>
  )
}
