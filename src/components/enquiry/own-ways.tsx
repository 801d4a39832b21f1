import type { MouseEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { telephoneLink } from '../../content/clinics.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneNumber } from '../phone-number.tsx'
import { SmartLink } from '../smart-link.tsx'
import { useOwnMessage } from './use-own-message.ts'

/** Where a form can't be sent: the phone, and the same message ready for the visitor's own mail and WhatsApp. */
export function OwnWays({ onSend, mail = true }: { onSend?: MouseEventHandler<HTMLAnchorElement>; mail?: boolean }) {
  const { t } = useTranslation()
  const { city, phone, email, whatsapp, cut } = useOwnMessage()
  return (
    <>
      {cut && <p className="small">{t('enquiry.own.cut')}</p>}
      <div className="btns">
        {mail && email && (
          <a className="lnk" href={email} onClick={onSend}>
            <Icon name="mail" />
            {t('enquiry.own.email')}
          </a>
        )}
        {whatsapp && (
          <SmartLink className="lnk" newTab href={whatsapp} onClick={onSend}>
            <Icon name="whatsapp" />
            {t('enquiry.own.whatsapp')}
          </SmartLink>
        )}
        <a className="lnk" href={telephoneLink(phone)}>
          <Icon name="phone" />
          <PhoneNumber city={city} />
        </a>
      </div>
    </>
  )
}
