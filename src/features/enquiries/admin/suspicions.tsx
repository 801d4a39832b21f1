import { Button } from '../../../admin/ui/button'
import { Notice } from '../../../admin/ui/notice'
import type { Suspicion } from '../rules/inbox.ts'

const REASONS: Record<Suspicion, string> = {
  trial: 'a tester sent it from the preview of a branch, to try the form',
  trap: 'a hidden field was filled in, which only machines see',
  haste: 'it was sent within seconds of opening the page',
  'link in name': 'there is a web address in the name',
  'many from one address': 'many came from the same place',
  'many in total': 'very many came at once',
  'many to one address': 'many e-mails went to this address within a day, which its owner may not have asked for',
}

/** Why an enquiry was kept aside, and the way back: only then are its e-mails sent. */
export function Suspicions({ suspicions, onRelease }: { suspicions: Suspicion[]; onRelease(): void }) {
  if (suspicions.length === 0) return null
  return (
    <Notice tone="warn">
      <p>Kept aside because {suspicions.map((one) => REASONS[one]).join('; ')}. Nobody was written to.</p>
      <Button onClick={onRelease}>This is no spam</Button>
    </Notice>
  )
}
