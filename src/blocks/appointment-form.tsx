import type { ReactNode } from 'react'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { lazyView } from '../ui/lazy-view.tsx'

const AppointmentFields = lazyView(
  'form[data-typed=appointment]',
  async () => (await import('../features/enquiries/view/appointment-fields.tsx')).AppointmentFields,
)

/** The form for an appointment, with what stands beside it. */
export function AppointmentForm({ block, aside }: { block: Block<'AppointmentForm'>; aside?: ReactNode }) {
  return (
    <section className="pb-(--space-section)" aria-labelledby="appointment-form">
      <Text of={block} field="heading" as="h2" className="vh" id="appointment-form" />
      <div className="wrap formg">
        <AppointmentFields
          submit={block.submit && <Text of={block} field="submit" />}
          note={<Text of={block} field="note" className="meta note" />}
        />
        {aside && <div className="beside">{aside}</div>}
      </div>
    </section>
  )
}
