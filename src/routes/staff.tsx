import { useTranslation } from 'react-i18next'
import { SignOut } from '../components/sign-out.tsx'
import { StaffAccess } from '../components/staff-access.tsx'
import { useSite } from '../content/site.ts'
import { useGate } from '../gate/gate.ts'
import { addressIn } from '../i18n/addresses.ts'

/** The password form in every mode, so that testers can look at branches after the launch too. */
export default function StaffRoute() {
  const { t } = useTranslation()
  const { tester } = useGate()
  const { locale } = useSite()
  return (
    <section className="sec on-night">
      <title>{t('gate.title')}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <h1 className="h1">{t('gate.title')}</h1>
        <div className="mt-8">{tester ? <SignOut className="btn btn-s" /> : <StaffAccess open to={addressIn('/', locale)} />}</div>
      </div>
    </section>
  )
}
