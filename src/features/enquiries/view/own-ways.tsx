import type { MouseEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneNumber } from '../../../components/phone-number.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { telephoneLink } from '../../../content/clinic/contact.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useOwnMessage } from './use-own-message.ts'

type Props = { onSend?: MouseEventHandler<HTMLAnchorElement>; late?: boolean }

/** Where a form can't be sent: the phone, and the same message ready for the visitor's own mail and WhatsApp; `late` while nobody could check it yet. */
export function OwnWays({ onSend, late }: Props) {
  const { t } = useTranslation()
  const { city, phone, email, whatsapp, cut } = useOwnMessage()
  const held = late ? 'late' : undefined
  return (
    <>
      {cut && <p className="small">{t('enquiry.own.cut')}</p>}
      <div className="btns">
        {email && (
          <a className="lnk" href={email} onClick={onSend} data-js={held}>
            <Icon name="mail" />
            {t('enquiry.own.email')}
          </a>
        )}
        {whatsapp && (
          <SmartLink className="lnk" newTab href={whatsapp} onClick={onSend} data-js={held}>
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
