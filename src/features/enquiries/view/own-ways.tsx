import type { MouseEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneLink } from '../../../components/links/phone-link.tsx'
import { SmartLink } from '../../../components/links/smart-link.tsx'
import { enquiryAddressOf } from '../../../content/clinic/contact.ts'
import { useSite } from '../../../content/site.ts'
import { mailtoLink } from '../../../model/contact-links.ts'
import { Icon } from '../../../ui/icon.tsx'
import { cityOf, locationOf } from '../rules/choices.ts'
import { asMessage, chatLink, factsForClinic, fitting, subjectForClinic } from '../rules/message.ts'
import { useForm } from './context.ts'

type Props = { onSend?: MouseEventHandler<HTMLAnchorElement>; late?: boolean }

/** Where a form can't be sent: the phone, and the same message ready for the visitor's own mail and WhatsApp; `late` while nobody could check it yet. */
export function OwnWays({ onSend, late }: Props) {
  const { t } = useTranslation()
  const { city, email, whatsapp, cut } = useOwnMessage()
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
        <PhoneLink city={city} />
      </div>
    </>
  )
}

/**
 * Makes links for visitors who send what they typed themselves, in English: `email` to the chosen clinic, and `whatsapp`. `cut` tells
 * that it is more than a link holds.
 */
function useOwnMessage() {
  const { settings, locale } = useSite()
  const { form, values } = useForm()
  const location = locationOf(values.preferredLocation)
  const city = location && cityOf(location)
  const facts = asMessage(factsForClinic(values, locale))
  const { text, cut } = fitting(values.message ? `${facts}\n\n${values.message}` : facts)
  const address = enquiryAddressOf(settings, city)
  const chat = settings.social?.whatsapp
  return {
    cut,
    address,
    city,
    email: address && mailtoLink(address, subjectForClinic(form, values, locale), text),
    whatsapp: chat && chatLink(chat, text),
  }
}
