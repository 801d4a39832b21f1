import { useTranslation } from 'react-i18next'
import { phoneOf, whatsappLink } from '../../content/clinic/contact.ts'
import { useSite } from '../../content/site.ts'
import { telephoneLink } from '../../model/contact-links.ts'
import { Icon } from '../../ui/icon.tsx'
import { SmartLink } from '../links/smart-link.tsx'

/** On phones: book, call, write; always in reach, never over the content. */
export function PhoneBar() {
  const { settings, city, path, title } = useSite()
  const { t } = useTranslation()
  const phone = phoneOf(settings, city)
  const booking = path === '/book-treatment'
  return (
    <nav className={booking ? 'mbar two' : 'mbar'} aria-label={t('contactBar')}>
      {!booking && (
        <SmartLink href={settings.bookingUrl}>
          <Icon name="calendar" />
          {t('actions.book')}
        </SmartLink>
      )}
      {phone && (
        <a href={telephoneLink(phone)}>
          <Icon name="phone" />
          {t('actions.call')}
        </a>
      )}
      {settings.social?.whatsapp && (
        <SmartLink newTab href={whatsappLink(settings.social.whatsapp, settings.offer, title)}>
          <Icon name="whatsapp" />
          {t('actions.whatsapp')}
        </SmartLink>
      )}
    </nav>
  )
}
