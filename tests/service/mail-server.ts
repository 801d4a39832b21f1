import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Delivered = { to: string[]; text: string; headers: string }

/** A real SMTP server that keeps what it takes; it can be closed and opened again on the same port. */
export async function mailServer() {
  const delivered: Delivered[] = []
  const refused = new Set<string>()
  let port = 0
  let server: SMTPServer | undefined
  async function open() {
    const next = new SMTPServer({
      authOptional: true,
      closeTimeout: 50,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, done) =>
        done(refused.has(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined),
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          delivered.push({ to: session.envelope.rcptTo.map(({ address }) => address), ...parts(Buffer.concat(chunks).toString()) })
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
  await open()
  return {
    delivered,
    refused,
    open,
    url: () => `smtp://127.0.0.1:${port}`,
    async close() {
      await new Promise<void>((done) => (server ? server.close(() => done()) : done()))
      server = undefined
    },
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
