import type { ReactNode } from 'react'
import { PanelSteps } from '../../../components/text/panel-steps.tsx'
import { Text } from '../../../components/text/text.tsx'
import type { Block } from '../../../content/types.ts'

/** Beside the thanks: what happens next, and the phone for those who would rather talk. */
export function NextSteps({ block, children }: { block: Block<'EnquirySent'>; children: ReactNode }) {
  return (
    <div className="panel petal">
      <Text of={block} field="nextHeading" as="h2" className="h3" />
      <PanelSteps steps={block.steps} />
      <Text of={block} field="phoneNote" as="p" className="small mt-5" />
      <p className="mt-3">{children}</p>
    </div>
  )
}
