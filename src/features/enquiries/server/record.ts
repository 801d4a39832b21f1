import type { ClockNotes } from '../../../server/http/steady-clock.ts'
import type { Failure } from '../../../server/stores/letter-queue.ts'
import type { Tables } from '../../../server/stores/schema.ts'
import {
  type Access,
  type EnquiryState,
  type InboxCounts,
  type KeptEnquiry,
  type OutboxState,
  type Received,
  STATES,
  type Suspicion,
} from '../rules/inbox.ts'

export type { Access, KeptEnquiry, Received } from '../rules/inbox.ts'

/** `'booked'` => true */
export const isState = (name: unknown): name is EnquiryState => STATES.includes(name as EnquiryState)

/** The circumstances of a submission: the browser's own mark of this sending, and what makes it look like spam. */
export type Sending = { key?: string; suspicions: Suspicion[] }

/** Tells which enquiries are listed. `before` is the number of an enquiry: only those with lower numbers, which are older, are listed. */
export type InboxFilter = { clinic?: string; state?: EnquiryState; suspected: boolean; before?: number; most?: number }

/** Keeps the enquiries. Every method is asynchronous, because the database may be on another machine. */
export type Book = {
  /** Stores an enquiry, which is durable once this resolves. The same enquiry sent again gets the same reference, and `again`. */
  keep(received: Received, sending: Sending): Promise<{ reference: string; again: boolean }>
  find(reference: string): Promise<KeptEnquiry | undefined>
  list(filter: InboxFilter): Promise<KeptEnquiry[]>
  countNew(): Promise<InboxCounts>
  /** Returns the clinics that new enquiries are kept aside for (`''`: for either), with how many; trials don't count. */
  countAside(): Promise<{ clinic: string; count: number }[]>
  /** Returns how many new enquiries there are of which the clinic's address took no letter. */
  countUntold(): Promise<number>
  /**
   * Sets the state or the note of an enquiry. A note is set in place of the one `before` alone; what was set already may be set again.
   * Returns false if there is no such enquiry, or another note.
   */
  change(reference: string, change: { state?: EnquiryState; note?: string; before?: string }): Promise<boolean>
  /** Marks an enquiry as no spam, and puts its letters into the outbox. Returns false if there is none that is kept aside. */
  release(reference: string): Promise<boolean>
  remove(reference: string): Promise<boolean>
  /** Erases the enquiries that were received before a moment, and returns their number. */
  eraseBefore(moment: Date): Promise<number>
}

export type LetterKind = Tables['letter']['kind']

/** A letter that waits to be sent. It holds nothing personal: it is written from the enquiry when it goes. */
export type Letter = { id: number; reference: string; kind: LetterKind; attempts: number; refusals: number }

/** The letters that wait to be sent by e-mail. */
export type Outbox = {
  due(now: Date, most: number): Promise<Letter[]>
  sent(id: number, at: Date): Promise<void>
  /** Notes what became of a letter that could not be sent. */
  failed(id: number, failure: Failure): Promise<void>
  state(): Promise<OutboxState>
}

export type AccessLog = {
  note(access: Access): Promise<void>
  list(most: number): Promise<Access[]>
  eraseBefore(moment: Date): Promise<void>
}

export type Enquiries = { book: Book; outbox: Outbox; log: AccessLog; clock: ClockNotes }
