import { writtenDay } from '../../../../content/clinic/clinic-time.ts'
import { phoneOf } from '../../../../content/clinic/contact.ts'
import type { RawSettings } from '../../../../content/types.ts'
import { greet } from '../../../../content/view/greeting.ts'
import { localise } from '../../../../content/view/localise.ts'
import { serverI18n } from '../../../../i18n/all.ts'
import { isolated } from '../../../../ui/isolate.ts'
import { cityOf, SLOTS } from '../../rules/choices.ts'
import { asMessage } from '../../rules/message.ts'
import { nameToRepeat } from '../../rules/name.ts'
import type { KeptEnquiry } from '../record.ts'
import type { LetterText } from './transport.ts'

/**
 * Confirms to the visitor, in their language and the editors' words, that the enquiry has arrived. It repeats nothing about
 * health, and nothing that was typed but a name: anybody may have given the address, and made the clinic write to its owner.
 */
export function visitorLetter({ reference, received }: KeptEnquiry, raw: RawSettings): LetterText | undefined {
  const settings = localise(raw, received.locale)
  const texts = settings.enquiries
  if (!texts) return undefined
  const { t } = serverI18n(received.locale)
  const asked = received.form === 'appointment' ? received : undefined
  const city = received.preferredLocation && cityOf(received.preferredLocation)
  const day = asked?.preferredDate
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
    [t('enquiry.sent.date'), day && t('enquiry.sent.day', { day: writtenDay(day, received.locale, 'full') })],
    [t('enquiry.sent.time'), slot && t(`enquiry.slot.${slot.key}`)],
  ])
  const parts = [texts.greeting, asked ? texts.requestText : texts.messageText, facts, texts.ending, settings.brand]
  return {
    to: received.email,
    subject: isolated(fill(texts.subject, name, values)),
    text: isolated(
      `${parts
        .map((part) => fill(part, name, values))
        .filter(Boolean)
        .join('\n\n')}\n`,
    ),
    language: received.locale,
  }
}

/** Leaves no sign behind where a name was left out without brackets: `'Dear ,'` => `'Dear,'`, `'，您好'` => `'您好'`. */
const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+([,.:;!?，。：；！？،؛])/g, '$1')
    .replace(/^[\s,:;，：；،؛]+/, '')
    .replace(/ {2,}/g, ' ')

/**
 * An editor's text with values in it: `('Hello[ {name}], call {phone}', 'Ada', { phone: '1' })` => `'Hello Ada, call 1'`;
 * without a name => `'Hello, call 1'`. A word in braces that has no value stays.
 */
export function fill(text: string, name: string | undefined, values: Record<string, string>): string {
  const greeted = greet(text, name)
  const whole = name || !text.includes('{name}') ? greeted : tidy(greeted)
  return whole.replace(/\{(\w+)\}/g, (braces, key: string) => values[key] ?? braces)
}
