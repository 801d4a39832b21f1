import { Actions } from '../components/action.tsx'
import { Paragraphs } from '../components/paragraphs.tsx'
import { Text } from '../components/text.tsx'
import type { Block } from '../content/types.ts'
import { Accordion } from '../ui/accordion.tsx'

/** Questions, one open at a time. */
export function Faq({ block }: { block: Block<'Faq'> }) {
  const items = (block.questions ?? []).map(({ question }) => ({
    key: question.question,
    summary: <Text of={question} field="question" />,
    content: <Paragraphs of={question} field="answer" />,
  }))
  const columns = block.layout === 'columns'
  return (
    <section className="sec">
      <div className={columns ? 'wrap' : 'wrap faq'}>
        <div className={columns ? 'mb-10' : 'faq-h'}>
          <Text of={block} field="kicker" as="p" className="kick" />
          <Text of={block} field="heading" as="h2" className="h2" />
          <Text of={block} field="lead" as="p" className="mt-5 max-w-[24rem]" />
          <Actions links={block.links} className="btns mt-7" />
        </div>
        <Accordion items={items} columns={columns} />
      </div>
    </section>
  )
}
