import { hostname } from 'node:os'
import { createTransport } from 'nodemailer'

/** Hands one letter to the mail server; resolves once that server has taken it. */
export type Send = (letter: LetterText, id: string) => Promise<void>
export type Mailer = { send: Send; close(): void }

const PATIENCE_MS = 20_000

/** A mail server by its address, such as `smtps://user:password@mail.example.com`. */
export function openMailer(url: string, from: string): Mailer {
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  // Letters hold what strangers wrote: nothing in them may make the library read a file or an address.
  const safe = { disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...patience, ...safe })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? hostname()
  return {
    async send({ to, replyTo, subject, text, language }, id) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        // The same on a second try, so that a mailbox can tell that it has the letter already.
        messageId: `<${id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated', ...(language && { 'content-language': language }) },
      })
    },
    close: () => transport.close(),
  }
}

/** The text of a letter, its subject, and its recipient. */
export type LetterText = { to: string; replyTo?: string; subject: string; text: string; language?: string }
