import { useTranslation } from 'react-i18next'
import { useEditing, useFieldElsewhere } from '../../content/field.ts'
import type { Block } from '../../content/types.ts'
import type { Card } from '../../content/view/cards.ts'
import { zonesOf } from '../../content/view/zones.ts'
import { DEPTHS, SIDES, sideOf, type Zone } from '../../model/zones.ts'
import { Text } from '../text/text.tsx'
import { Shadow } from './shadow.tsx'
import { ZoneLedger } from './zone-ledger.tsx'

/** What the search shows of the shadow: the section of the home page and its place there, the cards that it names, and the place that is asked for. */
export type AskedShadow = { block: Block<'AskShadow'>; index: number; cards: Card[]; zone?: Zone }

/** The shadow with all that it knows: face and back, and for each place its treatments, which may be narrowed to one depth. Radios and style alone do it. */
export function ShadowSearch({ block, index, cards, zone }: AskedShadow) {
  const { t } = useTranslation()
  const fieldElsewhere = useFieldElsewhere()
  const elsewhere = (name: string) => fieldElsewhere('/', `blocks.${index}.${name}`)
  const zones = zonesOf(block, cards, useEditing())
  const sides = SIDES.filter((side) => zones.some((shown) => shown.side === side))
  const first = sideOf(zone) ?? sides[0] ?? 'face'
  if (sides.length === 0) return null
  return (
    <section className="sec" id="shadow">
      <form className="wrap ask shadow-search">
        <div className="sec-h">
          <div>
            <Text of={block} field="kicker" as="p" className="kick" elsewhere={elsewhere('kicker')} />
            <Text of={block} field="heading" as="h2" className="h2" elsewhere={elsewhere('heading')} />
          </div>
          <Text of={block} field="lead" as="p" className="lead" elsewhere={elsewhere('lead')} />
        </div>
        <div className="shadow-ways">
          <Radios name="side" legend={t('shadow.side')} options={sides.map((side): Radio => [side, t(`shadow.${side}`)])} chosen={first} />
          <Radios
            name="depth"
            legend={t('shadow.depth')}
            options={[['', t('shadow.all')], ...DEPTHS.map((depth): Radio => [depth, t(`shadow.${depth}`)])]}
            chosen=""
          />
        </div>
        {sides.map((side) => (
          <Shadow
            key={side}
            side={side}
            zones={zones.filter((shown) => shown.side === side)}
            at={zone}
            ledger={(shown, className) => (
              <ZoneLedger shown={shown} className={className} concern={elsewhere(`zones.${shown.at}.concern`)} />
            )}
          />
        ))}
      </form>
    </section>
  )
}

type Radio = [value: string, label: string]

/** A choice of one, side by side. */
function Radios({ name, legend, options, chosen }: { name: string; legend: string; options: Radio[]; chosen: string }) {
  return (
    <fieldset className="shadow-radios">
      <legend className="meta">{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
