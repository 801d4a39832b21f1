import { useTranslation } from 'react-i18next'
import { Paragraphs } from '../components/text/paragraphs.tsx'
import { Text } from '../components/text/text.tsx'
import { useField } from '../content/field.ts'
import type { Block } from '../content/types.ts'
import type { ClinicalPartName, Often } from '../model/clinical.ts'
import { each } from '../ui/each.tsx'

/** What nobody should have to look for: these stand open. */
const OPEN: ClinicalPartName[] = ['what', 'risks']

/** A part of what a patient should know of a treatment: its heading opens it, and the address may name it, such as `#recovery`. */
export function ClinicalPart({ block }: { block: Block<'ClinicalPart'> }) {
  const about = block.about as ClinicalPartName
  const { risks, others } = partPoints(block.items)
  return (
    <section className="clin">
      <div className="wrap acc">
        <details open={OPEN.includes(about)} suppressHydrationWarning>
          <summary>
            <Text of={block} field="heading" as="h2" className="h3" />
          </summary>
          <div className="a" id={about}>
            <Paragraphs of={block} field="lead" className="prose" />
            {risks.length > 0 && <Risks items={risks} />}
            <Points items={others} />
          </div>
        </details>
      </div>
    </section>
  )
}

type Item = NonNullable<Block<'ClinicalPart'>['items']>[number]

/** Parts the points at the first that doesn't say how often it happens: what to do at night stands after all that can go wrong. */
function partPoints(items: Item[] = []) {
  const at = items.findIndex(({ often }) => !often)
  return at < 0 ? { risks: items, others: [] } : { risks: items.slice(0, at), others: items.slice(at) }
}

/** What can go wrong: folded on a phone, so that what to do about it is in view, and open on wider screens. */
function Risks({ items }: { items: Item[] }) {
  const { t } = useTranslation()
  return (
    <details className="fold" suppressHydrationWarning>
      <summary>{t('clinical.risks', { count: items.length })}</summary>
      <Points items={items} />
    </details>
  )
}

function Points({ items }: { items: Item[] }) {
  return (
    items.length > 0 && (
      <div className="prose">
        <ul>
          {each(items, (item) => (
            <Point item={item} />
          ))}
        </ul>
      </div>
    )
  )
}

/** A day, a step, or a thing that can go wrong, with how often it does. */
function Point({ item }: { item: Item }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  return (
    <li>
      <Text of={item} field="title" as="h3" className="h4" />
      {item.often && (
        <p className="meta" data-tina-field={fieldOf(item, 'often')}>
          {t(`clinical.often.${item.often as Often}`)}
        </p>
      )}
      <Text of={item} field="text" as="p" />
    </li>
  )
}
