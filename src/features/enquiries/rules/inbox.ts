import type { Locale } from '../../../model/languages.ts'
import type { Enquiry } from './check.ts'
import type { Location } from './choices.ts'

/** The address of the inbox on the server; below it are the enquiries, the number of new ones, and the log. */
export const INBOX = '/api/inbox'

/** The states of an enquiry, from its arrival to its end. */
export const STATES = ['new', 'contacted', 'booked', 'closed'] as const
export type EnquiryState = (typeof STATES)[number]

/** A sign that nobody has written an enquiry for themselves; `trial`: it was sent from the preview of a branch. */
export type Suspicion =
  | 'trial'
  | 'trap'
  | 'haste'
  | 'link in name'
  | 'link in message'
  | 'many from one address'
  | 'many in total'
  | 'many to one address'

/**
 * Tells whether an enquiry with these signs is kept aside, without a letter, until an editor decides: with two of them. One alone, which
 * a person may bear, is said to the clinic. A trial is for no clinic.
 */
export const isAside = (suspicions: Suspicion[]): boolean => suspicions.length > 1 || suspicions.includes('trial')

/** An enquiry as it reaches the clinic, with the language to answer in. */
export type Received = Enquiry & { locale: Locale; receivedAt: Date }

/**
 * An enquiry as the inbox shows it. One that came later has a higher number. `unreached` are those whose e-mail address took no letter
 * about it, which was given up.
 */
export type KeptEnquiry = {
  number: number
  reference: string
  received: Received
  state: EnquiryState
  note: string
  suspicions: Suspicion[]
  aside: boolean
  unreached: ('clinic' | 'visitor')[]
}

/**
 * The enquiries that nobody has dealt with: `suspected` those that are kept aside, `unread` the others; and as `unreachable` those to be
 * called that were contacted, and are not booked or closed: the visitor's address takes no letters.
 */
export type InboxCounts = { unread: number; suspected: number; unreachable: number }

/** The letters that wait to be sent by e-mail, those given up, and the latest reason for a failure. */
export type OutboxState = { waiting: number; givenUp: number; reason?: string }

/** The state of the clinic's e-mail. `notErasing` says why old enquiries are not erased at the moment, if they are not. */
export type Mail = OutboxState & { sends: boolean; notErasing?: string }

/** A page of the inbox, newest first; `more` is true if there are older ones. */
export type Inbox = { enquiries: KeptEnquiry[]; more: boolean; counts: InboxCounts; mail: Mail }

/** The enquiries that are asked for, as an address names them; what is empty or missing limits nothing. */
export type Query = {
  clinic?: Location | ''
  state?: EnquiryState | ''
  /** `'1'` for those that are kept aside, else the others. */
  suspected?: '1' | ''
  /** The number of an enquiry: only those with lower numbers, which are older, are asked for. */
  before?: string
}

/**
 * A change that an editor makes to an enquiry. With a note goes the one that was read `before` it was written: it must still be
 * there. `suspected: false` says that it is no spam.
 */
export type EnquiryChange = { state?: EnquiryState; note?: string; before?: string; suspected?: false }

/** Why a note was not kept, and the one that stands now: somebody else has written it meanwhile. */
export type OtherNote = { message: string; note: string }

/** The characters of the longest note. */
export const MOST_OF_NOTE = 5000

/** A note that an editor read, exported, changed or deleted enquiries. */
export type Access = { at: Date; editor: string; action: string; detail: string }
