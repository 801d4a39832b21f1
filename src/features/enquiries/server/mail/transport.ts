import { hostname } from 'node:os'
import { createTransport } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { plainAddress } from '../../../../model/email.ts'
import { reasonOf } from '../../../../server/http/unreachable.ts'

/** Is thrown where the mail server refuses this one letter (its recipient, its text) for good, and would take others. */
export class LetterRefused extends Error {}

/** Is thrown where the mail server puts this one letter off, and would take others. */
export class LetterDeferred extends Error {}

/**
 * Hands one letter to the mail server; resolves once that server has taken it. `id` is the same for each try. Throws
 * `LetterRefused` or `LetterDeferred` where the fault lies with the letter: it is given up, or waits, and the others go on. Any other
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
      const address = plainAddress(to)
      if (isUnicode(address) && !(await takesUnicode(transport.options)))
        throw new LetterRefused('The mail server takes no address with such letters (SMTPUTF8).')
      const letter = {
        from,
        to: { name: '', address },
        ...(replyTo && { replyTo: { name: '', address: plainAddress(replyTo) } }),
        subject,
        text,
        // The same on a second try, so that a mailbox can tell that it has the letter already.
        messageId: `<${id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated', ...(language && { 'content-language': language }) },
      }
      await transport.sendMail(letter).catch((error: unknown) => {
        throw judged(error)
      })
    },
    close: () => transport.close(),
  }
}

/**
 * Returns what an error means. About one letter is what the server answers to its recipient or its text, but for 421, by which it ends the
 * connection; and an address that the library can't send to. Whatever is answered to the greeting, the sign-in or the sender, which are
 * the same for all letters, is about all of them, as is a connection that is cut.
 */
function judged(error: unknown): unknown {
  const { responseCode = 0, code, command } = (error ?? {}) as { responseCode?: number | false; code?: string; command?: string }
  if (command === 'API' && code === 'EENVELOPE') return new LetterRefused(reasonOf(error), { cause: error })
  if (code === 'ECONNECTION' || !responseCode || responseCode === 421 || !['RCPT TO', 'DATA'].includes(command ?? '')) return error
  const Judged = responseCode >= 500 ? LetterRefused : LetterDeferred
  return new Judged(reasonOf(error), { cause: error })
}

/** Tells whether only servers that speak SMTPUTF8 take an address: `'josé@example.com'` => true; a domain can be written in ASCII. */
export const isUnicode = (address: string) => /\P{ASCII}/u.test(address.slice(0, address.lastIndexOf('@')))

/** Asks a mail server whether it takes addresses with letters beyond ASCII: what the library has heard of that it keeps for itself. */
async function takesUnicode(options: SMTPConnection.Options): Promise<boolean> {
  const connection = new SMTPConnection(options)
  try {
    return await new Promise((done, failed) => {
      connection.once('error', failed)
      connection.connect((error) => (error ? failed(error) : done(/[ -]SMTPUTF8\b/i.test(connection.lastServerResponse || ''))))
    })
  } finally {
    connection.close()
  }
}

/** A letter to one person: recipient, whom to answer, subject, text, and the language of both. */
export type LetterText = { to: string; replyTo?: string; subject: string; text: string; language?: string }
