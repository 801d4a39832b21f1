import type { Locale } from '../../../i18n/locales.ts'
import type { Enquiry } from '../rules/check.ts'
import type { Suspicion } from './suspicion.ts'

export const STATES = ['new', 'contacted', 'booked', 'closed'] as const
export type State = (typeof STATES)[number]

/** `'booked'` => true */
export const isState = (name: unknown): name is State => STATES.includes(name as State)

/** An enquiry as it reaches the clinic, with the language to answer in. */
export type Received = Enquiry & { locale: Locale; receivedAt: Date }

/** How it was sent: the browser's own mark of this sending, and what makes it look like spam. */
export type Sending = { key?: string; suspicions: Suspicion[] }

/** An enquiry as the inbox shows it. */
export type Kept = {
  reference: string
  received: Received
  state: State
  note: string
  suspicions: Suspicion[]
}

/** What the inbox lists; `before` is where the next page begins. */
export type Filter = { clinic?: string; state?: State; suspected: boolean; before?: number; most?: number }

/** The enquiries. Every method is asynchronous, so that a database elsewhere can stand behind it. */
export type Book = {
  /** Durable once this resolves. The same enquiry sent again gets the same reference. */
  keep(received: Received, sending: Sending): Promise<{ reference: string; again: boolean }>
  find(reference: string): Promise<Kept | undefined>
  list(filter: Filter): Promise<Kept[]>
  /** Enquiries that nobody has dealt with, without what looks like spam. */
  countNew(): Promise<{ unread: number; suspected: number }>
  /** False if there is no such enquiry. */
  change(reference: string, change: { state?: State; note?: string }): Promise<boolean>
  /** It was no spam after all: its letters are written now. */
  release(reference: string): Promise<boolean>
  remove(reference: string): Promise<boolean>
  /** Erases what was received before a moment, and gives how many. */
  eraseBefore(moment: Date): Promise<number>
}

export const LETTERS = ['clinic', 'visitor'] as const
export type LetterKind = (typeof LETTERS)[number]

/** A letter that waits to be sent. It holds nothing personal: it is written from the enquiry when it goes. */
export type Letter = { id: number; reference: string; kind: LetterKind; attempts: number }

/** What is to be sent by e-mail. */
export type Outbox = {
  due(now: Date, most: number): Promise<Letter[]>
  sent(id: number, at: Date): Promise<void>
  /** Tried in vain: again at `next`, or never where there is none. */
  failed(id: number, reason: string, next: Date | undefined): Promise<void>
  /** How it stands: letters that wait, letters given up, and the latest reason. */
  state(): Promise<{ waiting: number; givenUp: number; reason?: string }>
}

/** Who looked at or changed enquiries. */
export type Access = { at: Date; editor: string; action: string; detail: string }
export type AccessLog = {
  note(access: Access): Promise<void>
  list(most: number): Promise<Access[]>
  eraseBefore(moment: Date): Promise<void>
}

/** When the wall clock was last looked at, and since when it has run steadily, as it said itself. */
export type ClockNote = { seenAt: Date; steadySince: Date }
/**
 * What is remembered of the wall clock while the server is off. Before the first note the newest enquiry, or the newest
 * line of the log, tells when it ran.
 */
export type ClockNotes = {
  read(): Promise<ClockNote | undefined>
  write(note: ClockNote): Promise<void>
}

export type Enquiries = { book: Book; outbox: Outbox; log: AccessLog; clock: ClockNotes }
