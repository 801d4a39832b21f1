import { Notice } from '../../../admin/ui/notice'
import type { Mail } from '../rules/inbox.ts'

/** `(2)` => `'2 e-mails wait'` */
const waiting = (count: number) => `${count} ${count === 1 ? 'e-mail waits' : 'e-mails wait'}`

function sentences({ sends, waiting: count, givenUp, reason, notErasing }: Mail): string[] {
  return [
    !sends && 'No mail server is set up: nobody is told of new enquiries by e-mail, so look here every day.',
    !sends && 'Whoever runs the server sets SMTP_URL and MAIL_FROM; what waits is sent then.',
    (!sends || reason) && count > 0 && `${waiting(count)}.`,
    sends && reason && `The mail server could not take the last one; it is tried again by itself. It said: ${reason}`,
    givenUp > 0 && `${givenUp} could not be delivered because the visitor's address is refused: call them instead.`,
    notErasing,
  ].filter((sentence) => typeof sentence === 'string')
}

/** Says where no e-mail is sent, letters can't be delivered, or old enquiries are not erased. */
export function MailNote({ mail }: { mail: Mail }) {
  const said = sentences(mail)
  if (said.length === 0) return null
  return (
    <Notice tone="warn" role="note">
      <p>{said.join(' ')}</p>
    </Notice>
  )
}
