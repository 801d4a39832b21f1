import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Actions } from '../components/links/action.tsx'
import { Paragraphs } from '../components/text/paragraphs.tsx'
import { BareText, Text } from '../components/text/text.tsx'
import type { AnyBlock, Block } from '../content/types.ts'
import { anchorOf } from '../model/anchor.ts'

/** The questions of a treatment are folded on a phone, where its page is long; wider screens show them by `clinical.css`. */
const isOfTreatment = (block: AnyBlock) => block.__typename === 'TreatmentContentFaq'

/** Questions, one open at a time. */
export function Faq({ block }: { block: Block<'Faq'> }) {
  const { t } = useTranslation()
  const items = (block.questions ?? []).map(({ question }) => ({
    key: question.question,
    summary: <BareText of={question} field="question" />,
    content: <Paragraphs of={question} field="answer" className="a" id={anchorOf('q', question.question)} />,
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
        {isOfTreatment(block) ? (
          <div className="acc folded">
            <details className="fold" suppressHydrationWarning>
              <summary>{t('faq.questions', { count: items.length })}</summary>
              <Accordion items={items} columns={columns} />
            </details>
          </div>
        ) : (
          <Accordion items={items} columns={columns} />
        )}
      </div>
    </section>
  )
}

/** `content` has the name of the place, so that an address which names it opens the question (`src/ui/named-place.ts`). */
type Item = { key: string; summary: ReactNode; content: ReactNode }

/** Native `details` that share a name: one is open at a time, clicking the open one closes it, no script needed. */
function Accordion({ items, columns }: { items: Item[]; columns?: boolean }) {
  const name = useId()
  const half = Math.ceil(items.length / 2)
  const list = (part: Item[]) =>
    part.map(({ key, summary, content }) => (
      <details name={name} key={key} suppressHydrationWarning>
        <summary>{summary}</summary>
        {content}
      </details>
    ))
  if (!columns) return <div className="acc">{list(items)}</div>
  return (
    <div className="acc cols">
      <div>{list(items.slice(0, half))}</div>
      <div>{list(items.slice(half))}</div>
    </div>
  )
}
