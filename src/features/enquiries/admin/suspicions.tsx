import { Button } from '../../../admin/ui/button'
import { Notice } from '../../../admin/ui/notice'
import type { Suspicion } from '../rules/inbox.ts'
import { word } from './words'

type Props = { suspicions: Suspicion[]; aside: boolean; onRelease(): void }

/** Why an enquiry looks like spam; where it is kept aside for that, the way back: only then are its e-mails sent. */
export function Suspicions({ suspicions, aside, onRelease }: Props) {
  if (suspicions.length === 0) return null
  return (
    <Notice tone="warn">
      <p>{word(aside ? 'aside' : 'marked', { reasons: suspicions.map((one) => word(one)).join(word('between')) })}</p>
      {aside && <Button onClick={onRelease}>{word('noSpam')}</Button>}
    </Notice>
  )
}
