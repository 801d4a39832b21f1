import { useTranslation } from 'react-i18next'
import { SignOut } from '../components/sign-out.tsx'
import { StaffAccess } from '../components/staff-access.tsx'
import { useGate } from '../gate/gate.ts'
import { useStaffDestination } from '../gate/use-staff-destination.ts'

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
