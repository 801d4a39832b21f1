import { phoneOf } from '../../../../content/clinic/contact.ts'
import type { RawSettings } from '../../../../content/types.ts'
import { localise } from '../../../../content/view/localise.ts'
import { serverI18n } from '../../../../i18n/all.ts'
import { cityOf, SLOTS } from '../../rules/choices.ts'
import { asMessage } from '../../rules/message.ts'
import { nameToRepeat } from '../../rules/name.ts'
import type { Kept } from '../record.ts'
import { fill } from './fill.ts'
import type { LetterText } from './letter-text.ts'

/**
 * Confirms to the visitor, in their language and the editors' words, that the enquiry has arrived. It repeats nothing about
 * health, and nothing that was typed but a name: anybody may have given the address, and made the clinic write to its owner.
 */
export function visitorLetter({ reference, received }: Kept, raw: RawSettings): LetterText | undefined {
  const settings = localise(raw, received.locale)
  const texts = settings.enquiries
  if (!texts) return undefined
  const { t } = serverI18n(received.locale)
  const asked = received.form === 'appointment' ? received : undefined
  const city = received.preferredLocation && cityOf(received.preferredLocation)
  const slot = SLOTS.find(({ value }) => value === asked?.preferredTime)
  const name = nameToRepeat(received.firstName)
  const values = {
    reference,
    clinic: city ? t(`city.${city}`) : settings.brand,
    phone: phoneOf(settings, city),
  }
  const facts = asMessage([
    [t('enquiry.sent.reference'), reference],
    [t('enquiry.sent.clinic'), city && t(`city.${city}`)],
    [t('enquiry.sent.date'), asked?.preferredDate],
    [t('enquiry.sent.time'), slot && t(`enquiry.slot.${slot.key}`)],
  ])
  const parts = [texts.greeting, asked ? texts.requestText : texts.messageText, facts, texts.ending, settings.brand]
  return {
    to: received.email,
    subject: fill(texts.subject, name, values),
    text: `${parts
      .map((part) => fill(part, name, values))
      .filter(Boolean)
      .join('\n\n')}\n`,
    language: received.locale,
  }
}
