import type { ReactNode } from 'react'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { lazyView } from '../ui/lazy-view.tsx'

const ContactFields = lazyView(
  'form[data-typed=contact]',
  async () => (await import('../features/enquiries/view/contact-fields.tsx')).ContactFields,
)

/** The form for a message, with what stands beside it. */
export function ContactForm({ block, aside }: { block: Block<'ContactForm'>; aside?: ReactNode }) {
  return (
    <section className="sec" aria-labelledby="contact-form">
      <div className="wrap formg">
        <div>
          <Text of={block} field="heading" as="h2" className="h2 mb-8" id="contact-form" />
          <ContactFields
            submit={block.submit && <Text of={block} field="submit" />}
            note={<Text of={block} field="note" className="meta note" />}
          />
        </div>
        {aside && <div className="beside">{aside}</div>}
      </div>
    </section>
  )
}
