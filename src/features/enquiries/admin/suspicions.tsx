import { Button } from '../../../admin/ui/button'
import { Notice } from '../../../admin/ui/notice'
import type { Suspicion } from '../rules/inbox.ts'
import { word } from './words'

/** Why an enquiry was kept aside, and the way back: only then are its e-mails sent. */
export function Suspicions({ suspicions, onRelease }: { suspicions: Suspicion[]; onRelease(): void }) {
  if (suspicions.length === 0) return null
  return (
    <Notice tone="warn">
      <p>{word('aside', { reasons: suspicions.map((one) => word(one)).join(word('between')) })}</p>
      <Button onClick={onRelease}>{word('noSpam')}</Button>
    </Notice>
  )
}
