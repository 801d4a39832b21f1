import { enquiryAddressOf, phoneOf } from '../../../content/clinic/contact.ts'
import { useSite } from '../../../content/site.ts'
import { cityOf, locationOf } from '../rules/choices.ts'
import { asMessage, factsForClinic, subjectForClinic } from '../rules/message.ts'
import { chatLink, fitting, mailtoLink } from '../rules/own-message.ts'
import { useForm } from './context.ts'

/**
 * Makes links for visitors who send what they typed themselves, in English: `email` to the chosen clinic, and `whatsapp`. `cut` tells
 * that it is more than a link holds.
 */
export function useOwnMessage() {
  const { settings, locale, city: pageCity } = useSite()
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
    phone: phoneOf(settings, city ?? pageCity),
    email: address && mailtoLink(address, subjectForClinic(form, values, locale), text),
    whatsapp: chat && chatLink(chat, text),
  }
}
