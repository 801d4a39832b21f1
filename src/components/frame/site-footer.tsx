import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { clinicsOf } from '../../content/clinic/contact.ts'
import { useField } from '../../content/field.ts'
import { useSite } from '../../content/site.ts'
import { each } from '../../ui/each.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ClinicEmail } from '../clinic/clinic-email.tsx'
import { ClinicPhone } from '../clinic/clinic-phone.tsx'
import { ClinicRegulator } from '../clinic/clinic-regulator.tsx'
import { Action } from '../links/action.tsx'
import { SmartLink } from '../links/smart-link.tsx'
import { TextLink } from '../links/text-link.tsx'
import { BareText, Text } from '../text/text.tsx'

const NETWORKS = ['instagram', 'facebook', 'youtube'] as const
const NAMES = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' }

/** The end of every page: who, where, how to reach us, and the small print, with `children` in it. */
export function SiteFooter({ children }: { children?: ReactNode }) {
  const { settings } = useSite()
  const { t } = useTranslation()
  const fieldOf = useField()
  return (
    <footer className="ftr on-night">
      <div className="wrap">
        <div className="ftr-g">
          <div>
            <Text of={settings} field="footerText" as="p" className="ftr-text" />
            {settings.regulated && (
              <div className="reg">
                <Icon name="shield" />
                <BareText of={settings} field="regulated" />
              </div>
            )}
            <ul className="soc" aria-label={t('footer.social')}>
              {NETWORKS.map((network) => {
                const href = settings.social?.[network]
                return (
                  href && (
                    <li key={network}>
                      <SmartLink href={href} aria-label={`${NAMES[network]} (${t('newTab')})`}>
                        <Icon name={network} field={fieldOf(settings.social, network)} />
                      </SmartLink>
                    </li>
                  )
                )
              })}
            </ul>
          </div>
          {each(settings.footer, (column) => (
            <div className="ftr-links">
              <details suppressHydrationWarning>
                <summary>
                  <Text of={column} field="title" as="h2" />
                </summary>
              </details>
              <ul>
                {each(column.links, (link) => (
                  <li>
                    <TextLink of={link} field="label" href={link.target === 'booking' ? settings.bookingUrl : (link.href ?? '/')} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {clinicsOf(settings).map(({ city, clinic }) => (
            <div key={city}>
              <Text of={clinic} field="city" as="h2" />
              <address>
                <BareText of={clinic} field="address" />
                <ClinicPhone clinic={clinic} />
                {clinic.email && (
                  <ClinicEmail clinic={clinic}>
                    <Address email={clinic.email} />
                  </ClinicEmail>
                )}
              </address>
              <ClinicRegulator clinic={clinic} className="mt-3" />
            </div>
          ))}
        </div>
        <div className="word">
          <Logo />
        </div>
        <div className="legal">
          <BareText of={settings} field="copyright" />
          {children}
          <nav aria-label={t('footer.legal')}>
            {each(settings.legal, (link) => (
              <Action link={link} look="plain" />
            ))}
          </nav>
        </div>
      </div>
    </footer>
  )
}

/** An address for mail, which breaks into two lines at its sign where a column is narrow. */
function Address({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
