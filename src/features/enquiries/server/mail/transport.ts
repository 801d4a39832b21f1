import { hostname } from 'node:os'
import { createTransport } from 'nodemailer'

/** Is thrown where the mail server refuses this one letter (its recipient, its text), and would take others. */
export class LetterRefused extends Error {}

/**
 * Hands one letter to the mail server; resolves once that server has taken it. `id` is the same for each try. Throws
 * `LetterRefused` where the fault lies with the letter: it waits, or is given up after some tries, and the others go on. Any other
 * error means that the server is away: all letters wait, and none is given up.
 */
export type Send = (letter: LetterText, id: string) => Promise<void>
export type Mailer = { send: Send; close(): void }

const PATIENCE_MS = 20_000

/** Opens a mail server that speaks SMTP, by its address, such as `smtps://user:password@mail.example.com`. */
export function openSmtp(url: string, from: string): Mailer {
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  // Letters hold what strangers wrote: nothing in them may make the library read a file or an address.
  const safe = { disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...patience, ...safe })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? hostname()
  return {
    async send({ to, replyTo, subject, text, language }, id) {
      const letter = {
        from,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        // The same on a second try, so that a mailbox can tell that it has the letter already.
        messageId: `<${id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated', ...(language && { 'content-language': language }) },
      }
      await transport.sendMail(letter).catch((error: unknown) => {
        throw isRefusal(error) ? new LetterRefused(messageOf(error), { cause: error }) : error
      })
    },
    close: () => transport.close(),
  }
}

/** Tells whether an answer of the server is about the letter: a number of 500 or more, but for those to its sign-in. */
function isRefusal(error: unknown): boolean {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string }
  return (responseCode ?? 0) >= 500 && code !== 'EAUTH' && code !== 'ECONNECTION'
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A letter to one person: recipient, whom to answer, subject, text, and the language of both. */
export type LetterText = { to: string; replyTo?: string; subject: string; text: string; language?: string }
