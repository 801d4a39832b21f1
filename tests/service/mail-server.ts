import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Delivered = { to: string[]; text: string; headers: string }

/**
 * What a mail server answers, such as `'450 4.1.2 Domain not found'`, to an address or to whoever connects; `'cut'` ends the connection
 * without a word; undefined: it takes it. It is asked each time. Without `takesUnicode` it refuses addresses and headers beyond ASCII.
 */
export type Answers = Partial<Record<'rcpt' | 'from' | 'data' | 'greeting', (address: string) => string | undefined>> & {
  isClosed?: boolean
  takesUnicode?: boolean
}

/** Answers as it was told; the library writes the number itself. */
function refusal(answer: string | undefined, cut: () => void): Error | undefined {
  if (answer === 'cut') cut()
  return answer ? Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }) : undefined
}

/** A real SMTP server that keeps what it takes; it can be closed and opened again on the same port. */
export async function mailServer(answers: Answers = {}) {
  const delivered: Delivered[] = []
  const asked: string[] = []
  const refused = new Set<string>()
  let port = 0
  let server: SMTPServer | undefined
  const cut = () => {
    for (const connection of server?.connections ?? []) (connection as { _socket?: Socket })._socket?.destroy()
  }
  async function open() {
    const next = new SMTPServer({
      authOptional: true,
      closeTimeout: 50,
      disabledCommands: ['STARTTLS'],
      hideSMTPUTF8: answers.takesUnicode === false,
      onConnect: (_, done) => done(refusal(answers.greeting?.(''), cut)),
      onMailFrom: ({ address }, _, done) => done(refusal(answers.from?.(address), cut)),
      onRcptTo({ address }, _, done) {
        asked.push(address)
        const unknown = refused.has(address) ? '550 No such mailbox' : undefined
        // The library has read the Punycode of the domain.
        const foreign =
          answers.takesUnicode === false && /\P{ASCII}/u.test(address.split('@')[0] ?? '') ? '553 5.6.7 No SMTPUTF8' : undefined
        done(refusal(answers.rcpt?.(address) ?? unknown ?? foreign, cut))
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address)
          const raw = Buffer.concat(chunks).toString()
          const isForeign = !session.envelope.smtpUtf8 && /\P{ASCII}/u.test(raw.split('\r\n\r\n')[0] ?? '')
          const no = refusal(answers.data?.(to[0] ?? '') ?? (isForeign ? '554 5.6.7 Headers need SMTPUTF8' : undefined), cut)
          if (no) return done(no)
          delivered.push({ to, ...parts(raw) })
          done()
        })
      },
    })
    // Clients that leave in the middle are no news.
    next.on('error', () => {})
    await listening(next)
    port = (next.server.address() as AddressInfo).port
    server = next
  }
  /** Where the port is another's for a moment, it is asked for again. */
  async function listening(next: SMTPServer) {
    for (let tries = 0; tries < 100; tries += 1) {
      const opened = await new Promise<boolean>((done) => {
        next.server.once('error', () => done(false))
        next.listen(port, '127.0.0.1', () => done(true))
      })
      if (opened) return
      await new Promise((again) => setTimeout(again, 100))
    }
    throw new Error(`Port ${port} is taken.`)
  }
  async function close() {
    await new Promise<void>((done) => (server ? server.close(() => done()) : done()))
    server = undefined
  }
  await open()
  if (answers.isClosed) await close()
  return {
    delivered,
    asked,
    refused,
    open,
    url: () => `smtp://127.0.0.1:${port}`,
    close,
  }
}

/** Headers and body of a letter, with the words of both readable. */
function parts(raw: string) {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const headers = head
    .replace(/\r\n\s+/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?(B|Q)\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      (kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quoted(text.replace(/_/g, ' '))).toString(),
    )
  const text = body.join('\r\n\r\n')
  if (/transfer-encoding: base64/i.test(headers)) return { headers, text: Buffer.from(text, 'base64').toString() }
  return { headers, text: /quoted-printable/i.test(headers) ? quoted(text).toString() : text }
}

const quoted = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
