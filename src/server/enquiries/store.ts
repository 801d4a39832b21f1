import type { Enquiry } from '../../enquiries/check.ts'
import type { Locale } from '../../i18n/locales.ts'

/** An enquiry as it reaches the clinic, with the language to answer in. */
export type Received = Enquiry & { locale: Locale; receivedAt: Date }

/** Keeps an enquiry before the visitor is answered; gives the reference under which it can be found. */
export type Store = (received: Received) => Promise<{ reference: string }>

/** Thrown by a store that can't take enquiries now: the visitor is told, and nothing is lost unseen. */
export class Unavailable extends Error {}

/** Until enquiries can be kept, none is taken. */
export const noStore: Store = async () => {
  throw new Unavailable("can't take enquiries yet")
}
