import { Fragment } from 'react'
import { Shadow } from '../components/search/shadow.tsx'
import { SectionHead } from '../components/text/section-head.tsx'
import { BareText, Text } from '../components/text/text.tsx'
import { useEditing, useField, useFieldElsewhere } from '../content/field.ts'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'
import type { Card } from '../content/view/cards.ts'
import { zonesOf } from '../content/view/zones.ts'
import { dateLocale } from '../model/languages.ts'

/** A face in shadow with its places, each a link to the search, which says from which price and in how many minutes we do what is named here. */
export function AskShadow({ block }: { block: Block<'AskShadow'> }) {
  const { cards } = useSite()
  const zones = zonesOf(block, cards, useEditing()).filter(({ side }) => side === 'face')
  if (zones.length === 0) return null
  return (
    <section className="sec wrap ask">
      <SectionHead of={block} />
      <Shadow
        side="face"
        zones={zones}
        ledger={({ item, cards: named }, className) => (
          <p className={className}>
            <Text of={item} field="concern" className="h2" />
            <Names cards={named} />
          </p>
        )}
      />
    </section>
  )
}

/** The names of treatments in one sentence: `Exosome, Profhilo and Dermal Filler` */
function Names({ cards }: { cards: Card[] }) {
  const { locale } = useSite()
  const fieldOf = useField()
  const fieldElsewhere = useFieldElsewhere()
  const parts = new Intl.ListFormat(dateLocale(locale)).formatToParts(cards.map((_, index) => String(index)))
  return parts.map(({ type, value }, index) => {
    const { card, href } = (type === 'element' && cards[Number(value)]) || {}
    // What is edited with the page leads to its field there.
    const elsewhere = card && href && !fieldOf(card, 'name') ? fieldElsewhere(href, 'card.name') : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name.
    return <Fragment key={index}>{card ? <BareText of={card} field="name" elsewhere={elsewhere} /> : value}</Fragment>
  })
}
