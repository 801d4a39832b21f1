import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { phoneOf, telephoneLink } from '../../content/clinics.ts'
import { useSite } from '../../content/site.ts'
import { cityOf, locationOf } from '../../enquiries/choices.ts'
import { asMessage, mailtoLink } from '../../enquiries/message.ts'
import { Icon } from '../../ui/icon.tsx'
import { SmartLink } from '../smart-link.tsx'
import { useArrival } from './arrival.ts'
import { useForm } from './context.ts'

const NAMES = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'preferredLocation',
  'treatmentInterest',
  'preferredDate',
  'preferredTime',
  'message',
] as const

/** The server could not take the enquiry: the phone number, and the same message ready for the visitor's own mail and WhatsApp. */
export function Failure({ tries, posted }: { tries: number; posted: boolean }) {
  const { settings, title } = useSite()
  const { values } = useForm()
  const { t } = useTranslation()
  const unread = useArrival().attempt?.unread
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) element.current?.focus()
  }, [tries])
  const location = locationOf(values.preferredLocation)
  const phone = phoneOf(settings, location && cityOf(location))
  const message = asMessage(NAMES.map((name) => [t(`enquiry.label.${name}`), values[name]]))
  const email = settings.contactInfo?.secondaryEmail ?? settings.contactInfo?.primaryEmail
  const whatsapp = settings.social?.whatsapp
  return (
    // biome-ignore lint/a11y/noAutofocus: only on the page that comes back when a form was posted without script and refused.
    <div className="notice bad full" role="alert" tabIndex={-1} ref={element} autoFocus={posted}>
      <Icon name="warning" />
      <div>
        <h3>{t('enquiry.failed.title')}</h3>
        <p>{t(`enquiry.failed.${(tries === 0 && unread) || 'text'}`)}</p>
        <div className="btns">
          <a className="lnk" href={telephoneLink(phone)}>
            <Icon name="phone" />
            <span className="num ltr">{phone}</span>
          </a>
          {email && (
            <a className="lnk" href={mailtoLink(email, title, message)}>
              <Icon name="mail" />
              {t('enquiry.failed.email')}
            </a>
          )}
          {whatsapp && (
            <SmartLink className="lnk" newTab href={`${whatsapp}?text=${encodeURIComponent(message)}`}>
              <Icon name="whatsapp" />
              {t('enquiry.failed.whatsapp')}
            </SmartLink>
          )}
        </div>
      </div>
    </div>
  )
}
