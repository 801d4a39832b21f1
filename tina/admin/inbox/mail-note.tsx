import type { Inbox } from './service'

/** Says where no e-mail is sent, or where letters can't be delivered. */
export function MailNote({ mail }: { mail: Inbox['mail'] }) {
  const { sends, waiting, givenUp, reason } = mail
  if (sends && !reason && givenUp === 0) return null
  return (
    <p role="note" style={{ background: '#fff4d6', padding: 12 }}>
      {!sends && 'No mail server is set (SMTP_URL): nobody is told by e-mail, and enquiries are only here. '}
      {waiting > 0 && `${waiting} e-mails wait. `}
      {givenUp > 0 && `${givenUp} could not be delivered: the visitor's address is wrong. `}
      {reason && `The latest reason: ${reason}`}
    </p>
  )
}
