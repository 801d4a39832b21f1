import { useTranslation } from 'react-i18next'
import { LanguageSwitcher } from '../../../components/frame/language-switcher.tsx'
import { Text } from '../../../components/text/text.tsx'
import { clinicsOf } from '../../../content/clinic/contact.ts'
import { useSite } from '../../../content/site.ts'
import { telephoneLink } from '../../../model/contact-links.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { StaffAccess } from './staff-access.tsx'

/** The header of the coming-soon page: the logo and the languages, without navigation. */
export function ComingSoonHeader() {
  const { settings } = useSite()
  return (
    <header className="hdr">
      <div className="hdr-in">
        <span className="logo">
          <Logo label={settings.brand} />
          <Text of={settings} field="sector" as="small" />
        </span>
        <div className="hdr-act gate-act">
          <LanguageSwitcher />
        </div>
      </div>
    </header>
  )
}

/** The footer of the coming-soon page: the year (in London), the brand, the way in for staff. */
export function ComingSoonFooter({ year }: { year: string }) {
  const { settings, path } = useSite()
  const { t } = useTranslation()
  return (
    <footer className="ftr on-night gate-foot">
      <div className="wrap">
        <p>
          © {year} {settings.brand}. {t('gate.rights')}
        </p>
        <StaffAccess open={path === '/staff'} />
      </div>
    </footer>
  )
}

/** The bar of the coming-soon page on phones: links that call the clinics. */
export function ComingSoonBar() {
  const { settings } = useSite()
  const { t } = useTranslation()
  return (
    <nav className="mbar two" aria-label={t('contactBar')}>
      {clinicsOf(settings).map(({ city, clinic }) => (
        <a href={telephoneLink(clinic.phone)} key={city}>
          <Icon name="phone" />
          <Text of={clinic} field="city" />
        </a>
      ))}
    </nav>
  )
}
